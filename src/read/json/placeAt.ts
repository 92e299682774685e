import type { Place } from '../../verdict/reasons/json'

/**
 * Turns offsets of one text into places: lines and columns are 1-based, lines end at `\n`, columns count UTF-16
 * units. The text is searched for line ends once, however many places are asked for.
 */
export function placesIn(text: string): (offset: number) => Place {
  let lineEnds: number[] | undefined
  return (offset) => {
    lineEnds ??= findLineEnds(text)
    const before = countBelow(lineEnds, offset)
    const lineStart = before === 0 ? 0 : (lineEnds[before - 1] ?? 0) + 1
    return { offset, line: before + 1, column: offset - lineStart + 1 }
  }
}

export function placeAt(text: string, offset: number): Place {
  return placesIn(text)(offset)
}

function findLineEnds(text: string): number[] {
  const ends: number[] = []
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) ends.push(end)
  return ends
}

/** How many of the ascending `values` are below `limit`: a binary search. */
function countBelow(values: readonly number[], limit: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
