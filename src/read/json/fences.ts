import { readBracket } from './brackets'
import type { Read, Source } from './JsonSpan'
import { parseJson } from './parseJson'
import { reasoningEnd } from './reasoning'
import { skipSpace } from './skipJson'

interface FenceRead extends Read {
  readonly hasReasoning: boolean
}

interface Fence {
  readonly mark: string
  readonly isJson: boolean
  /** The first character after the info string. */
  readonly content: number
}

/** Fences may stand in mid-line, hold their content on the same line, and have no language. */
function openFence(text: string, start: number, run: number): Fence {
  let info = run
  while (info - run < 32 && isInfoUnit(text.charCodeAt(info))) info++
  const language = text.slice(run, info).toLowerCase()
  return { mark: text.slice(start, run), isJson: language.startsWith('json'), content: info }
}

function endOfRun(text: string, from: number): number {
  let i = from
  while (text.charCodeAt(i) === text.charCodeAt(from)) i++
  return i
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
 * Reads the one document of the fence that opens at `open`; a run of fewer than three marks is none. Fences may be unclosed: models stop mid-answer at the token limit. The
 * closing mark is looked for after the document, so that marks inside its strings do not count.
 */
export function readFence(source: Source, open: number): FenceRead {
  const { text } = source
  const run = endOfRun(text, open)
  if (run - open < 3) return { next: run, hasReasoning: false }
  const fence = openFence(text, open, run)
  const within = fence.isJson ? 'json-fence' : 'fence'
  const content = skipReasoning(text, fence.content)
  const { hasReasoning } = content
  const close = closingFence(text, content.at, fence.mark)
  const past = (end: number): number => Math.min(end + fence.mark.length, text.length)

  const start = fence.isJson ? firstBracket(text, content.at, close) : content.at
  if (start > content.at || start === close) {
    const parsed = fence.isJson ? parseJson(text.slice(content.at, close)) : undefined
    if (parsed) {
      const span = { start: content.at, end: close, parsed, within, root: 'scalar' } as const
      return { span, next: past(close), hasReasoning }
    }
  }
  if (start >= close || !isBracket(text.charCodeAt(start))) return { next: past(close), hasReasoning }
  const { span } = readBracket(source, start)
  if (span === undefined) return { next: past(close), hasReasoning }
  if (span.parsed) {
    return { span: { ...span, within }, next: past(closingFence(text, span.end, fence.mark)), hasReasoning }
  }
  return { span: { ...span, within, end: Math.min(span.end, close) }, next: past(close), hasReasoning }
}

function skipReasoning(text: string, from: number): { at: number; hasReasoning: boolean } {
  let at = skipSpace(text, from)
  let hasReasoning = false
  for (let end = reasoningEnd(text, at); end !== undefined; end = reasoningEnd(text, at)) {
    hasReasoning = true
    at = skipSpace(text, end)
  }
  return { at, hasReasoning }
}

function closingFence(text: string, from: number, mark: string): number {
  const close = text.indexOf(mark, from)
  return close === -1 ? text.length : close
}

function firstBracket(text: string, from: number, end: number): number {
  for (let i = from; i < end; i++) {
    if (isBracket(text.charCodeAt(i))) return i
  }
  return end
}

function isBracket(c: number): boolean {
  return c === 0x7b || c === 0x5b
}
