import { UsageError } from '../../usage/UsageError'
import type { PickCandidate } from './PickReading'

/** One way to write a candidate. */
export interface Form {
  /** Letters, digits and marks in lower case; spaces, hyphens and brackets are left out. */
  readonly key: string
  /** Where in `key` a space, hyphen or bracket may stand in the text. */
  readonly gaps: ReadonlySet<number>
  readonly candidate: number
  /** The letters as written, when case tells candidates apart: `A` and the article, `m` and `M`. */
  readonly label?: string
  /** The label of a longer name: `2` for `Assistant 2`, read only where something is chosen. */
  readonly isShort?: boolean
}

/** The candidates, prepared for looking them up in a text. */
export interface Roster {
  readonly names: readonly string[]
  /** By the first character of their key, longest key first. */
  readonly forms: ReadonlyMap<string, readonly Form[]>
  /** What a verdict marker may write for a candidate: `B`, `2`, `Response 2`. */
  readonly labels: ReadonlyMap<string, number>
  readonly caseMatters: boolean
}

/** What judges call the things they compare. */
export const JUDGED: ReadonlySet<string> = new Set(
  'assistant response answer output model reply completion candidate option choice solution summary system text'.split(
    ' ',
  ),
)

/** Interchangeable in judges' prose: "Response A" for `Assistant A`. */
const JUDGE_NOUNS = 'assistant response answer output model reply completion'.split(' ')

export function compileCandidates(candidates: readonly PickCandidate[]): Roster {
  if (!Array.isArray(candidates) || candidates.length < 2) {
    throw new UsageError(
      `candidates: expected two or more, got ${Array.isArray(candidates) ? candidates.length : typeof candidates}`,
    )
  }
  const names = candidates.map((c) => checkedName(typeof c === 'object' && c !== null ? c.name : c))
  const written = candidates.map((c, i) => [names[i] ?? '', ...aliasesOf(c)])
  const caseMatters = hasCasePair(names)
  const owners = new Map<string, number>()
  written.forEach((spellings, candidate) => {
    for (const spelling of spellings) {
      const key = caseMatters && isLabel(spelling) ? spelling : compact(spelling)
      const owner = owners.get(key)
      if (owner !== undefined && (owner !== candidate || key === '')) {
        throw new UsageError(
          `candidates: \`${names[owner]}\` and \`${names[candidate]}\` are the same once case, spaces and hyphens are set aside (\`${spelling}\`)`,
        )
      }
      owners.set(key, candidate)
    }
  })
  return build(names, written, owners, caseMatters)
}

/** Letters, digits and marks in lower case: two spellings of a name are equal when these are. */
export function compact(text: string): string {
  let key = ''
  for (const char of text.toLowerCase()) if (!isSeparator(char)) key += char === '’' ? "'" : char
  return key
}

/** May stand inside a name, or be left out: `Chiller 9`, `Chiller-9`, `chiller_9`, `Output (a)`, `Output **a**`. */
export function isSeparator(char: string): boolean {
  return SEPARATORS.has(char)
}

const SEPARATORS = new Set(' \t\n\u00a0-‐‑–_()[]{}*"“”`#')

/** One letter or a number: needs more than itself to be taken for a candidate. */
export function isLabel(text: string): boolean {
  const key = compact(text)
  return key.length === 1 || isNumber(key)
}

function checkedName(name: unknown): string {
  if (typeof name !== 'string') throw new UsageError(`candidates: expected names, got ${typeof name}`)
  if (compact(name) === '') throw new UsageError(`candidates: \`${name}\` has no letter or digit to look for`)
  return name
}

function aliasesOf(candidate: PickCandidate): readonly string[] {
  if (typeof candidate === 'string') return []
  return (candidate.aliases ?? []).map(checkedName)
}

function hasCasePair(names: readonly string[]): boolean {
  const labels = names.filter((name) => name.length === 1)
  return new Set(labels.map((label) => label.toLowerCase())).size < new Set(labels).size
}

function build(
  names: readonly string[],
  written: readonly (readonly string[])[],
  owners: ReadonlyMap<string, number>,
  caseMatters: boolean,
): Roster {
  const labels = new Map(owners)
  const forms = new Map<string, Form>()
  const add = (spelling: string, candidate: number, isShort = false) => {
    const key = compact(spelling)
    const id = caseMatters && isLabel(spelling) ? spelling : key
    const owner = owners.get(id)
    if (key === '' || (owner !== undefined && owner !== candidate) || forms.has(id)) return
    forms.set(id, {
      key,
      gaps: gapsOf(spelling),
      candidate,
      ...(isLabel(spelling) && { label: lastAtom(spelling) }),
      ...(isShort && { isShort }),
    })
  }
  written.forEach((spellings, candidate) => {
    for (const spelling of spellings) add(spelling, candidate)
  })
  written.forEach((spellings, candidate) => {
    for (const spelling of spellings) for (const shorter of shorterForms(spelling)) add(shorter, candidate)
  })
  const short = distinctLabels(names)
  short?.forEach((label, candidate) => {
    const id = caseMatters ? label : compact(label)
    if (!labels.has(id)) labels.set(id, candidate)
    add(label, candidate, true)
    if (!caseMatters) for (const noun of nounsFor(names)) add(`${noun} ${label}`, candidate)
  })
  return { names, forms: byFirstCharacter([...forms.values()]), labels, caseMatters }
}

/** "The Beatles" is also `Beatles`, "Aurora (film)" also `Aurora`. */
function shorterForms(name: string): string[] {
  const shorter: string[] = []
  const bracket = name.lastIndexOf(' (')
  if (bracket > 2 && name.endsWith(')') && !isLabel(name.slice(bracket))) shorter.push(name.slice(0, bracket))
  if (/^the /i.test(name) && name.length > 8) shorter.push(name.slice(4))
  return shorter
}

/** The labels of `Assistant A` and `Assistant B`, `1` and `2`: what alone tells the candidates apart. */
function distinctLabels(names: readonly string[]): string[] | undefined {
  const atoms = names.map(lastAtom)
  const heads = new Set(names.map((name, i) => compact(name).slice(0, -(atoms[i]?.length ?? 0) || undefined)))
  if (atoms.some((atom) => !isLabel(atom)) || new Set(atoms).size < atoms.length) return undefined
  return heads.size === 1 || names.every(isLabel) ? atoms : undefined
}

function nounsFor(names: readonly string[]): readonly string[] {
  if (names.every(isLabel)) return [...JUDGED]
  const noun = compact(names[0] ?? '').replace(/.$/u, '')
  return JUDGE_NOUNS.includes(noun) ? JUDGE_NOUNS : []
}

function lastAtom(name: string): string {
  let end = name.length
  while (end > 0 && isSeparator(name.charAt(end - 1))) end--
  let from = end
  while (from > 0 && !isSeparator(name.charAt(from - 1))) from--
  return name.slice(from, end)
}

function gapsOf(name: string): ReadonlySet<number> {
  const gaps = new Set<number>()
  let at = 0
  let previous = ''
  for (const char of name.toLowerCase()) {
    if (isSeparator(char)) gaps.add(at)
    else {
      if (isNumber(char) !== isNumber(previous)) gaps.add(at)
      at += char.length
      previous = char
    }
  }
  return gaps
}

function isNumber(text: string): boolean {
  return /^[0-9]+$/.test(text)
}

function byFirstCharacter(forms: Form[]): ReadonlyMap<string, readonly Form[]> {
  const buckets = new Map<string, Form[]>()
  for (const form of forms.sort((a, b) => b.key.length - a.key.length)) {
    const first = form.key.charAt(0)
    const bucket = buckets.get(first)
    if (bucket) bucket.push(form)
    else buckets.set(first, [form])
  }
  return buckets
}
