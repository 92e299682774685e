import type { Token } from './tokens'

/** The candidates a comparison is about: one, or several joined by "and" or "or". */
export interface Group {
  readonly candidates: readonly number[]
  /** The first and last token of the group. */
  readonly from: number
  readonly to: number
  /** How sure the link is: nothing that could be another subject stands between. */
  readonly isNear: boolean
}

/** What a pronoun of the clause stands for, or undefined. */
export type Antecedent = number | undefined

/** The subject of what stands at `at`: the nearest candidate before it that is no mere point of comparison. */
export function subjectBefore(
  tokens: readonly Token[],
  at: number,
  antecedent: Antecedent,
): Group | undefined {
  for (let i = at - 1; i >= 0 && at - i <= SUBJECT_REACH; i--) {
    const token = tokens[i]
    if (!token) break
    if (token.candidate >= 0) {
      const group = groupEndingAt(tokens, i)
      if (isOblique(tokens, group.from)) {
        i = group.from
        continue
      }
      return { ...group, isNear: isNear(tokens, group.to + 1, at) }
    }
    if (antecedent !== undefined && isPronoun(tokens, i)) {
      return { candidates: [antecedent], from: i, to: i, isNear: at - i <= 8 }
    }
  }
  return undefined
}

/** Words between a subject and what is said of it; also what keeps the search linear. */
const SUBJECT_REACH = 60

/** The candidate that a choice or a copula names: only articles and the like stand between. */
export function objectAfter(tokens: readonly Token[], at: number): Group | undefined {
  let i = at
  while (i < at + 5 && OBJECT_LEADS.has(tokens[i]?.word ?? '')) i++
  return (tokens[i]?.candidate ?? -1) >= 0 ? groupStartingAt(tokens, i) : undefined
}

const OBJECT_LEADS = new Set(
  `the a an my our to be : - ( that of in using going with recommend choose pick select choosing definitely probably
  clearly likely simply option both is again still either`.split(/\s+/),
)

/** The first candidate after a token, with those joined to it, if no other phrase comes between. */
export function groupAfter(tokens: readonly Token[], at: number, reach: number): Group | undefined {
  for (let i = at; i < tokens.length && i < at + reach; i++) {
    const token = tokens[i]
    if (!token) break
    if (token.candidate >= 0) return groupStartingAt(tokens, i)
    if (BREAKS.has(token.word)) break
  }
  return undefined
}

const BREAKS = new Set(
  ', ; ( ) . ! ? and or but when if because while than which who over rather instead it them'.split(' '),
)

function groupEndingAt(tokens: readonly Token[], at: number): Omit<Group, 'isNear'> {
  const candidates = [tokens[at]?.candidate ?? -1]
  let from = at
  for (let i = at - 1; i > 0; i--) {
    const word = tokens[i]?.word ?? ''
    if (JOINTS.has(word)) continue
    const token = tokens[i]
    const joined = JOINTS.has(tokens[i + 1]?.word ?? '')
    if (!token || token.candidate < 0 || !joined) break
    candidates.push(token.candidate)
    from = i
  }
  const first = tokens[0]
  if (from > 0 && first && first.candidate >= 0 && onlyJoints(tokens, 1, from)) {
    candidates.push(first.candidate)
    from = 0
  }
  return { candidates: [...new Set(candidates)], from, to: at }
}

function onlyJoints(tokens: readonly Token[], from: number, to: number): boolean {
  if (to <= from) return false
  for (let i = from; i < to; i++) if (!JOINTS.has(tokens[i]?.word ?? '')) return false
  return true
}

function groupStartingAt(tokens: readonly Token[], at: number): Group {
  const candidates = [tokens[at]?.candidate ?? -1]
  let to = at
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) break
    if (token.candidate >= 0) {
      // "… than Alpha, and Beta is …": Beta opens a clause of its own.
      if (!JOINTS.has(tokens[i - 1]?.word ?? '') || COPULAS.has(tokens[i + 1]?.word ?? '')) break
      candidates.push(token.candidate)
      to = i
    } else if (!JOINTS.has(token.word) && !(token.word === 'the' && JOINTS.has(tokens[i - 1]?.word ?? '')))
      break
  }
  return { candidates: [...new Set(candidates)], from: at, to, isNear: true }
}

const COPULAS = new Set('is are was were has have wins does'.split(' '))
const JOINTS = new Set('and or nor , / &'.split(' '))

/** "unlike Beta", "than Beta", "compared to Beta": not what the clause is about. */
function isOblique(tokens: readonly Token[], at: number): boolean {
  let i = at - 1
  while (i >= 0 && at - i <= 3 && DETERMINERS.has(tokens[i]?.word ?? '')) i--
  const word = tokens[i]?.word ?? ''
  const before = tokens[i - 1]?.word ?? ''
  if (OBLIQUES.has(word)) return true
  if (word === 'to' || word === 'with') return COMPARED.has(before)
  return word === 'of' && (before === 'instead' || before === 'ahead' || before === 'spite')
}

const DETERMINERS = new Set('the a an my our your that this those of in using on any'.split(' '))
const OBLIQUES = new Set('unlike than versus vs over against not like'.split(' '))
const COMPARED = new Set(
  'superior inferior preferable compared comparison comparing contrast opposed relative contrasted similar close'.split(
    ' ',
  ),
)

function isPronoun(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (word === 'it') return !EXPLETIVES.has(tokens[at - 1]?.word ?? '')
  return word === 'he' || word === 'she' || word === 'its' || word === 'former-or-latter'
}

const EXPLETIVES = new Set('make makes made making find found finds'.split(' '))

/** No second subject between the group and the comparison: no lone comma, no strange name, not too far. */
function isNear(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > 12) return false
  for (let i = from; i < to; i++) {
    const token = tokens[i]
    if (!token) break
    if (token.word === '(' || token.word === ')' || STRANGE_SUBJECTS.has(token.word)) return false
    if (token.capital && i > from + 2 && !INSIDE_NAMES.has(tokens[i - 1]?.word ?? '')) return false
  }
  return true
}

const STRANGE_SUBJECTS = new Set(
  'i we you they there others everyone everything something nothing thinks believes says said claims hopes wants'.split(
    ' ',
  ),
)
const INSIDE_NAMES = new Set("of the 's".split(' '))

/** The group opens its clause and governs its verb: "X is …", "X's answer gives …", "I think X would be …". */
export function isSubject(tokens: readonly Token[], group: Group): boolean {
  return opens(tokens, group.from) && governsVerb(tokens, group.to + 1)
}

/** Nothing but conjunctions, adverbs and the author's own voice stands before it. */
function opens(tokens: readonly Token[], from: number): boolean {
  let i = from - 1
  while (i >= 0 && ARTICLES.has(tokens[i]?.word ?? '')) i--
  if (i < 0) return true
  const word = tokens[i]?.word ?? ''
  const hasArticle = i < from - 1
  if (word === ',' || word === 'and' || word === 'or')
    return (hasArticle && word === ',') || !endsList(tokens, i)
  return LEADS.has(word) || (word.endsWith('ly') && i < 4)
}

/** "Ada, C and Java are …": the candidate is one of several that the text lists. */
function endsList(tokens: readonly Token[], joint: number): boolean {
  const before = tokens[joint - 1]?.word === ',' ? joint - 2 : joint - 1
  if (tokens[joint]?.word === 'or' || tokens[before - 1]?.word === ',') return true
  return before > 0 ? tokens[before]?.capital === true : joint > 0 && tokens[joint]?.word !== ','
}

const ARTICLES = new Set('the a an my our this'.split(' '))
const LEADS = new Set(
  `that think believe say feel said find found opinion imo imho conclusion clear because since as while whereas but however so thus
  therefore hence although though yet still then why how both whether if conclude overall ultimately hand
  contrast - : ; ( case`.split(/\s+/),
)

function governsVerb(tokens: readonly Token[], from: number): boolean {
  let i = from
  if (tokens[i]?.word === "'s") {
    if (VERBS.has(tokens[i + 1]?.word ?? '') || endsAsAdverb(tokens[i + 1]?.word ?? '')) return true
    i += 2
    while (i - from < 6 && !isVerb(tokens[i]?.word ?? '') && /^[a-z]/.test(tokens[i]?.word ?? '')) i++
  } else if (NOUNS.has(tokens[i]?.word ?? '')) i++
  if (tokens[i]?.word === ',') {
    const close = tokens.slice(i + 1, i + 9).findIndex((token) => token.word === ',')
    if (close !== -1) i += close + 2
  }
  while (endsAsAdverb(tokens[i]?.word ?? '') || ADVERBS.has(tokens[i]?.word ?? '')) i++
  return isVerb(tokens[i]?.word ?? '')
}

function endsAsAdverb(word: string): boolean {
  return word.endsWith('ly') && word.length > 4
}

const NOUNS = new Set('response answer output it one answers'.split(' '))
const ADVERBS = new Set(
  'also still just both either then not already clearly even both all only merely never now often usually'.split(
    ' ',
  ),
)

/** A known verb, or a word that looks like its third person or past. */
function isVerb(word: string): boolean {
  return (
    VERBS.has(word) || (/^[a-z]{4,}(?:es|ed|s)$/.test(word) && !NOT_VERBS.has(word) && !word.endsWith('ss'))
  )
}

const NOT_VERBS = new Set(
  'needs programs users sales jobs cases developers engines people bottles drinks cars'.split(' '),
)

const VERBS = new Set(
  `is are was were be has have had does do did can will would could should may might seems looks gives gave goes went
  wins won beats made makes takes took gets got comes came feels felt runs ran sounds tastes works isn't wasn't aren't
  doesn't won't wouldn't hasn't 's led leads read reads saw chose kept kept held met`.split(/\s+/),
)
