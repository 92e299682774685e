import { compact, JUDGED, type Roster } from './candidates'

/** What a marker or field names: a candidate's index, a tie, or neither. */
export type Named = number | 'tie' | undefined

export interface Labels {
  readonly roster: Roster
  /** In compact form. */
  readonly ties: ReadonlySet<string>
}

export function compileLabels(roster: Roster, tieLabels: readonly string[]): Labels {
  return { roster, ties: new Set([...TIES, ...tieLabels].map(compact)) }
}

const TIES = [
  'tie',
  'a tie',
  "it's a tie",
  'tied',
  'draw',
  'a draw',
  'equal',
  'equally good',
  'both',
  'both equal',
  'both are equal',
  'neither',
  'none',
  'no winner',
  'no preference',
  'no difference',
  'same',
  'even',
  'toss-up',
]

/** Reads the whole of a short text as a candidate or a tie: `**B**`, `Response 2.`, `"tie"`. */
export function readLabel(text: string, { roster, ties }: Labels): Named {
  if (text.length > 200) return undefined
  const bare = trimMarks(text)
  const id = roster.caseMatters && bare.length === 1 ? bare : compact(bare)
  const named = roster.labels.get(id)
  if (named !== undefined) return named
  if (ties.has(id)) return 'tie'
  // MT-bench's third label.
  const space = bare.search(/[\s_-]/)
  if (
    space <= 0 ||
    !(JUDGED.has(bare.slice(0, space).toLowerCase()) || /^the$/i.test(bare.slice(0, space)))
  ) {
    return undefined
  }
  return readLabel(bare.slice(space + 1), { roster, ties })
}

const MARKS = new Set(' \t*_`#"\'“”‘’.,:;!()[]{}<>🏆🥇\u2028')

function trimMarks(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && MARKS.has(text.charAt(from))) from++
  while (to > from && MARKS.has(text.charAt(to - 1))) to--
  return text.slice(from, to)
}
