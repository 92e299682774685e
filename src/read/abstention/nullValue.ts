/** Values that stand for none, in the spelling of data and of forms; compared as a whole, in lower case. */
const NULL_VALUES: ReadonlySet<string> = new Set([
  'n/a',
  'na',
  'n.a.',
  'null',
  'none',
  'nil',
  'nan',
  'undefined',
  'unknown',
  'not available',
  'not applicable',
  'no answer',
  'no response',
  'no output',
  '-',
  '--',
  '—',
  '–',
  '?',
  '??',
  '???',
  '...',
  '…',
  '{}',
  '[]',
  '""',
  "''",
  'empty',
])

/** Is the whole output a value that stands for none? `Anna` and `0` are not, and neither is `No.` */
export function isNullValue(trimmed: string): boolean {
  if (trimmed.length > LONGEST) return false
  const lower = trimmed.toLowerCase()
  return NULL_VALUES.has(lower) || NULL_VALUES.has(withoutMarks(lower))
}

const LONGEST = 20
const MARKS = '`*_"\'()[]<>.!'

function withoutMarks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && MARKS.includes(text.charAt(start))) start++
  while (end > start && MARKS.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
