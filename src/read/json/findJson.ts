import type { Deviation } from '../../verdict/reasons/json'
import { readBracket } from './brackets'
import { readFence } from './fences'
import type { JsonSpan, Source } from './JsonSpan'
import { placesIn } from './placeAt'
import { reasoningEnd, reasoningWithoutStart } from './reasoning'

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
  const source: Source = { text, lookAhead: 4 * text.length }
  const spans: JsonSpan[] = []
  let at = reasoningWithoutStart(text)
  let hasReasoning = at > 0
  while (at < text.length) {
    const next = nextMark(text, at)
    if (next === -1) break
    const c = text.charCodeAt(next)
    if (c === 0x7b || c === 0x5b) {
      const read = readBracket(source, next)
      if (read.span) spans.push(read.span)
      at = read.next
      continue
    }
    if (c === 0x60 || c === 0x7e) {
      const read = readFence(source, next)
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
