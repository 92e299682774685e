import type { Named } from './labels'

/** A place where a text says its verdict in so many words. */
export interface Explicit {
  readonly named: Exclude<Named, undefined>
  readonly start: number
  readonly end: number
  /** "Overall", "final": above a verdict on one criterion, wherever it stands. */
  readonly isFinal: boolean
}

/** A line with something on it. */
export interface Line {
  readonly text: string
  readonly start: number
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let from = 0; from <= text.length; ) {
    const newline = text.indexOf('\n', from)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(from, end)
    if (line.trim() !== '') lines.push({ text: line, start: from })
    from = end + 1
  }
  return lines
}

/** Without the characters of `marks` at both ends. */
export function trimMarks(text: string, marks = ' \t\r*_#-'): string {
  let start = 0
  let end = text.length
  while (start < end && marks.includes(text.charAt(start))) start++
  while (end > start && marks.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
