import type { Abstained } from './AbstentionReading'

/** Values that stand for none, in the spelling of data and of forms; compared as a whole, in lower case. */
const NULL_VALUES: ReadonlySet<string> = new Set([
  ...['n/a', 'na', 'n.a', 'n/d', 'n.d', '#n/a', 'nan', 'nil', 'null', 'none', 'undefined', 'unknown', 'tbd'],
  ...['not available', 'not applicable', 'no answer', 'no response', 'no output', 'empty'],
  ...['-', '--', '---', '–', '—', '?', '??', '???', '...', '…', '{}', '[]'],
  ...['无', '無', '없음', 'なし', '該当なし'],
])

const LONGEST = 40

/**
 * An output that is empty, or nothing but a value for "no value". `Anna` and `0` are none, and neither is `No.`
 *
 * `None` is Python's null; "None." answers "Which of them?", so that a stop makes it an answer.
 */
export function readNullValue(text: string): Abstained | undefined {
  const start = text.search(/[^\s\u200b-\u200f\u2060\ufeff]/)
  if (start === -1) return { kind: 'abstained', form: 'empty' }
  // A long text is not trimmed: that would read a megabyte for nothing.
  if (/\S/.test(text.slice(start + LONGEST, start + LONGEST + 400))) return undefined
  const quote = text.trim()
  return quote.length <= LONGEST && isNullValue(quote)
    ? { kind: 'abstained', form: 'null-value', quote }
    : undefined
}

function isNullValue(text: string): boolean {
  const lower = text.toLowerCase()
  if (NULL_VALUES.has(lower)) return true
  const bare = strip(lower, MARKS)
  return bare === ''
    ? QUOTES.test(lower)
    : NULL_VALUES.has(bare) || (NULL_VALUES.has(strip(bare, '.!')) && bare !== 'none.')
}

const MARKS = '`*_"\'()<> “”'
/** Quotation marks around nothing. */
const QUOTES = /^["'`“”]+$/

function strip(text: string, marks: string): string {
  let start = 0
  let end = text.length
  while (start < end && marks.includes(text.charAt(start))) start++
  while (end > start && marks.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
