import type { Read, Source } from './JsonSpan'
import { parseJson } from './parseJson'
import { scanJson } from './scanJson'
import { isSpace, skipContainer } from './skipJson'

/**
 * Finds the closing bracket first and lets JSON.parse judge what is between: that is fast, but looks far ahead.
 * The budget keeps brackets that are never closed from looking to the end of the text again and again.
 */
export function readBracket(source: Source, start: number): Read {
  const { text } = source
  const root = text.charCodeAt(start) === 0x7b ? 'object' : 'array'
  if (source.lookAhead > 0) {
    const end = skipContainer(text, start)
    const parsed = parseJson(text.slice(start, end))
    if (parsed) return { span: { start, end, parsed, within: 'prose', root }, next: end }
    source.lookAhead -= end - start
  }
  const scan = scanJson(text, start)
  if (scan.ok) {
    const parsed = parseJson(text.slice(start, scan.end))
    return {
      span: { start, end: scan.end, ...(parsed && { parsed }), within: 'prose', root },
      next: scan.end,
    }
  }
  if (!isMeantAsJson(text, start, scan.offset)) return { next: Math.max(start + 1, scan.offset) }
  const end = closingBracket(text, start)
  return { span: { start, end, within: 'prose', root }, next: end }
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
