import type { Place } from '../../verdict/reasons/json'

/** Line and column of an offset: 1-based, lines end at `\n`, columns count UTF-16 units. */
export function placeAt(text: string, offset: number): Place {
  let line = 1
  let lineStart = 0
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++
    lineStart = end + 1
  }
  return { offset, line, column: offset - lineStart + 1 }
}
