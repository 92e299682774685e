import type { Deviation } from '../../verdict/reasons/json'
import { placesIn } from './placeAt'
import { isSpace, scanJson } from './scanJson'

/** A stretch of the text that is JSON, or was meant as JSON. */
export interface JsonSpan {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  readonly isValid: boolean
  /** A fence that says `json`, any other fence, or the prose between them. */
  readonly within: 'json-fence' | 'fence' | 'prose'
  readonly root: 'object' | 'array' | 'scalar'
}

/** All the JSON in a text that is not JSON as a whole. */
export interface JsonFinds {
  readonly spans: readonly JsonSpan[]
  readonly hasReasoning: boolean
  readonly startsWithBom: boolean
}

/**
 * Finds JSON in fences, prose, tags, after a byte order mark or a reasoning block. One cursor moves left to
 * right and never back, so the cost is linear; a document is taken whole or not at all, so a fence inside a
 * JSON string and an object inside a broken object are never mistaken for the answer.
 */
export function findJson(text: string): JsonFinds {
  const spans: JsonSpan[] = []
  let at = reasoningWithoutStart(text)
  let hasReasoning = at > 0
  while (at < text.length) {
    const next = nextMark(text, at)
    if (next === -1) break
    const c = text.charCodeAt(next)
    if (c === 0x7b || c === 0x5b) {
      const read = readBracket(text, next)
      if (read.span) spans.push({ ...read.span, within: 'prose' })
      at = read.next
      continue
    }
    if (c === 0x60 || c === 0x7e) {
      const fence = openFence(text, next)
      if (fence === undefined) {
        at = endOfRun(text, next)
        continue
      }
      const read = readFence(text, fence)
      if (read.span) spans.push(read.span)
      hasReasoning ||= read.hasReasoning
      at = read.next
      continue
    }
    const end = reasoningEnd(text, next)
    hasReasoning ||= end !== undefined
    at = end ?? next + 1
  }
  return { spans, hasReasoning, startsWithBom: text.charCodeAt(0) === 0xfeff }
}

/** Which deviation a span's surroundings are. */
export function deviationsOf(text: string, span: JsonSpan, finds: JsonFinds): Deviation[] {
  const placeOf = placesIn(text)
  const lines = { fromLine: placeOf(span.start).line, toLine: placeOf(span.end).line }
  const deviations: Deviation[] = []
  if (finds.startsWithBom) deviations.push({ kind: 'byte-order-mark', ...lines })
  if (finds.hasReasoning) deviations.push({ kind: 'reasoning', ...lines })
  if (span.within !== 'prose') deviations.push({ kind: 'fence', ...lines })
  else if (deviations.length === 0) deviations.push({ kind: 'prose', ...lines })
  return deviations
}

/** The next character that may begin JSON, a fence or a reasoning block. */
function nextMark(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x7b || c === 0x5b || c === 0x60 || c === 0x3c || c === 0x25c1) return i
    if (c === 0x7e && text.charCodeAt(i + 1) === 0x7e) return i
  }
  return -1
}

function endOfRun(text: string, from: number): number {
  let i = from
  while (text.charCodeAt(i) === text.charCodeAt(from)) i++
  return i
}

interface Read {
  readonly span?: JsonSpan
  readonly next: number
}

function readBracket(text: string, start: number): Read {
  const root = text.charCodeAt(start) === 0x7b ? 'object' : 'array'
  const scan = scanJson(text, start)
  if (scan.ok) return { span: { start, end: scan.end, isValid: true, within: 'prose', root }, next: scan.end }
  if (!isMeantAsJson(text, start, scan.offset))
    return { next: Math.max(start + 1, Math.min(scan.offset, text.length)) }
  const end = closingBracket(text, start)
  return { span: { start, end, isValid: false, within: 'prose', root }, next: end }
}

/**
 * Tells a broken document from brackets in prose: `{name}`, `{1, 2}`, `{{`, `[0, 1)`, `[see below]`. An object
 * opens with a key or a comment; an array holds a string or another container before it breaks.
 */
function isMeantAsJson(text: string, start: number, brokenAt: number): boolean {
  let i = start + 1
  while (isSpace(text.charCodeAt(i))) i++
  const c = text.charCodeAt(i)
  if (text.charCodeAt(start) === 0x5b) return holdsStructure(text, i, brokenAt)
  if (c === 0x22 || c === 0x2f) return true
  return hasBareKey(text, i) && !isMarkupCommand(text, start)
}

function holdsStructure(text: string, from: number, brokenAt: number): boolean {
  for (let i = from; i <= brokenAt && i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x7b || c === 0x5b || c === 0x22) return true
  }
  return false
}

/** `{key: …` or `{'key': …`: another syntax, but meant as an object. */
function hasBareKey(text: string, from: number): boolean {
  const quote = text.charCodeAt(from) === 0x27 ? 1 : 0
  let i = from + quote
  const first = i
  while (i - first < 64 && isWordUnit(text.charCodeAt(i))) i++
  if (i === first) return false
  if (quote && text.charCodeAt(i) === 0x27) i++
  while (isSpace(text.charCodeAt(i))) i++
  return text.charCodeAt(i) === 0x3a
}

function isWordUnit(c: number): boolean {
  return c >= 0x30 && !(c >= 0x3a && c <= 0x40) && !(c >= 0x5b && c <= 0x5e) && !(c >= 0x7b && c <= 0x7e)
}

/** `\frac{a: b}`, `${name: x}`: braces of another language. */
function isMarkupCommand(text: string, start: number): boolean {
  let i = start - 1
  if (text[i] === '$') return true
  while (i >= 0 && start - i < 32 && isWordUnit(text.charCodeAt(i))) i--
  return i < start - 1 && text[i] === '\\'
}

/**
 * Where a broken document ends: its own closing bracket, else the end of the text. Strings are skipped
 * within their line, since in a broken document a quote may be missing.
 */
function closingBracket(text: string, start: number): number {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x22) {
      for (i++; i < text.length; i++) {
        const d = text.charCodeAt(i)
        if (d === 0x22 || d === 0x0a) break
        if (d === 0x5c) i++
      }
    } else if (c === 0x7b || c === 0x5b) depth++
    else if ((c === 0x7d || c === 0x5d) && --depth === 0) return i + 1
  }
  return text.length
}

interface Fence {
  readonly mark: string
  readonly isJson: boolean
  /** The first character after the info string. */
  readonly content: number
}

/** Fences may stand in mid-line, hold their content on the same line, and have no language. */
function openFence(text: string, start: number): Fence | undefined {
  const run = endOfRun(text, start)
  if (run - start < 3) return undefined
  let info = run
  while (info - run < 32 && isInfoUnit(text.charCodeAt(info))) info++
  const language = text.slice(run, info).toLowerCase()
  return { mark: text.slice(start, run), isJson: language.startsWith('json'), content: info }
}

function isInfoUnit(c: number): boolean {
  return (
    (c >= 0x61 && c <= 0x7a) ||
    (c >= 0x41 && c <= 0x5a) ||
    (c >= 0x30 && c <= 0x39) ||
    c === 0x2b ||
    c === 0x2d
  )
}

/**
 * Reads the one document of a fence. Fences may be unclosed: models stop mid-answer at the token limit. The
 * closing mark is looked for after the document, so that marks inside its strings do not count.
 */
function readFence(text: string, fence: Fence): Read & { readonly hasReasoning: boolean } {
  const within = fence.isJson ? 'json-fence' : 'fence'
  let at = fence.content
  let hasReasoning = false
  let span: JsonSpan | undefined
  while (true) {
    while (isSpace(text.charCodeAt(at))) at++
    const end = text[at] === '<' || text[at] === '◁' ? reasoningEnd(text, at) : undefined
    if (end === undefined) break
    hasReasoning = true
    at = end
  }
  let close = closingFence(text, at, fence.mark)
  const first = text.charCodeAt(at)
  if (first !== 0x7b && first !== 0x5b && fence.isJson && close > at) {
    const scalar = scanJson(text, at)
    if (scalar.ok && text.slice(scalar.end, close).trim() === '') {
      return {
        span: { start: at, end: scalar.end, isValid: true, within, root: 'scalar' },
        next: close,
        hasReasoning,
      }
    }
    at = firstBracket(text, at, close)
  }
  if (at < close && (text.charCodeAt(at) === 0x7b || text.charCodeAt(at) === 0x5b)) {
    const read = readBracket(text, at)
    if (read.span) span = { ...read.span, within }
    if (span?.isValid && span.end > close) close = closingFence(text, span.end, fence.mark)
    else if (span && !span.isValid) span = { ...span, end: Math.min(span.end, close) }
  }
  const next = Math.min(close + fence.mark.length, text.length)
  return { ...(span && { span }), next, hasReasoning }
}

function closingFence(text: string, from: number, mark: string): number {
  const close = text.indexOf(mark, from)
  return close === -1 ? text.length : close
}

function firstBracket(text: string, from: number, end: number): number {
  for (let i = from; i < end; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x7b || c === 0x5b) return i
  }
  return end
}

const REASONING_TAGS = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'reflection', 'scratchpad']

/** Where the reasoning block that begins at `start` ends; the end of the text when it is never closed. */
function reasoningEnd(text: string, start: number): number | undefined {
  const [left, right] = text[start] === '◁' ? ['◁', '▷'] : ['<', '>']
  const tagEnd = text.indexOf(right, start)
  if (tagEnd === -1 || tagEnd - start > 16) return undefined
  const tag = text.slice(start + 1, tagEnd).toLowerCase()
  if (!REASONING_TAGS.includes(tag)) return undefined
  const close = `${left}/${text.slice(start + 1, tagEnd)}${right}`
  const end = text.indexOf(close, tagEnd)
  return end === -1 ? text.length : end + close.length
}

/** Some chat templates put the opening tag into the prompt: all before a lone `</think>` is reasoning. */
function reasoningWithoutStart(text: string): number {
  const close = '</think>'
  const end = text.indexOf(close)
  if (end === -1) return 0
  const open = text.indexOf('<think>')
  return open === -1 || open > end ? end + close.length : 0
}
