import { closingQuote } from './skipJson'

/** Facts of a valid JSON text that its parsed value no longer shows. */
export interface JsonCensus {
  /** Members of all objects, duplicates counted. */
  readonly members: number
  /** 0 for a scalar, 1 for a flat array or object. */
  readonly depth: number
}

/** Counts in one pass over a text that JSON.parse accepted; no grammar is checked again. */
export function censusJson(text: string, start: number, end: number): JsonCensus {
  let members = 0
  let depth = 0
  let deepest = 0
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i)
    if (c <= 0x20 || c === 0x2c) continue
    if (c === 0x22) {
      i = closingQuote(text, i + 1)
    } else if (c === 0x3a) {
      members++
    } else if (c === 0x7b || c === 0x5b) {
      if (++depth > deepest) deepest = depth
    } else if (c === 0x7d || c === 0x5d) {
      depth--
    }
  }
  return { members, depth: deepest }
}
