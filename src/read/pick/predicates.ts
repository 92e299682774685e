import type { Asked } from './asked'
import type { Claim } from './Claim'
import type { Clause } from './clauses'
import { type Cue, cueAt } from './cues'
import { GENERAL } from './lexicon'
import { isNegated } from './negation'
import { phraseAt } from './phrases'
import { AVOIDING, CHOOSING, LOSING, RIGHT, WINNING } from './predicatePhrases'
import { bearingOn } from './relations'
import { type Antecedent, type Group, isSubject, objectAfter, subjectBefore } from './subjects'
import type { Token } from './tokens'

/** One candidate said to be better, best, worse, or the one to choose. */
export function findPredicates(clause: Clause, asked: Asked, antecedent: Antecedent): Claim[] {
  const claims: Claim[] = []
  const { tokens } = clause
  for (let at = 0; at < tokens.length; at++) {
    const claim =
      cuePredicate(clause, at, asked, antecedent) ??
      verbPredicate(clause, at, antecedent) ??
      choice(clause, at, antecedent) ??
      plainPredicate(clause, at, asked, antecedent) ??
      identification(clause, at)
    if (claim) claims.push(claim)
  }
  return claims
}

/** "X is better", "X gives the most detailed answer", "the best option is X". */
function cuePredicate(clause: Clause, at: number, asked: Asked, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  const cue = cueAt(tokens, at)
  if (!cue || isTaken(tokens, cue) || isWish(tokens, at)) return undefined
  const before = subjectBefore(tokens, at, antecedent)
  const subject = before ?? named(tokens, cue)
  if (!subject || (before && !isLinked(tokens, before, at))) return undefined
  const bearing = bearingOn(tokens, cue, asked)
  if (bearing === 0 && !asked.isOpen) return undefined
  const isNeutral = bearing === 0
  if (isNegated(tokens, Math.max(subject.to + 1, at - 5), at)) return undefined
  return claimOf(clause, (isNeutral ? cue.direction : bearing) === 1 ? 'win' : 'lose', subject, {
    scope: scopeOf(tokens, cue),
    certainty: subject.isNear ? 'sure' : 'likely',
    isNeutral,
    singlesOut: cue.degree === 'superlative',
  })
}

/** The comparison is what is said of the subject, not of something the subject comes with. */
function isLinked(tokens: readonly Token[], subject: Group, at: number): boolean {
  if (at === subject.to + 1 || !subject.isNear || !isSubject(tokens, subject)) return false
  let i = at - 1
  while (i > subject.to && SOFTENERS.has(tokens[i]?.word ?? '')) i--
  for (let before = subject.to + 1; before < i; before++) {
    const word = tokens[before]?.word ?? ''
    if (CAUSES.has(word)) return false
    if (word === 'to' && !PLAIN_INFINITIVES.has(tokens[before + 1]?.word ?? '')) return false
  }
  if (meetsOther(tokens, subject, at)) return false
  return !CHANGES.has(tokens[i]?.word ?? '')
}

/** "tea is better with milk", "harvard has an easier time against dartmouth": no judgement between the two. */
function meetsOther(tokens: readonly Token[], subject: Group, at: number): boolean {
  for (let i = at + 1; i < Math.min(tokens.length, at + 7); i++) {
    if (!MEETING.has(tokens[i]?.word ?? '')) continue
    const other = objectAfter(tokens, i + 1)
    if (other && !subject.candidates.includes(other.candidates[0] ?? -1)) return true
  }
  return false
}

const MEETING = new Set('with against for on in at of like'.split(' '))
/** "goes on to give a better answer". */
const PLAIN_INFINITIVES = new Set('be provide give offer have the include perform show a'.split(' '))

const SOFTENERS = new Set(
  'a an the much far even still any slightly significantly considerably some its their'.split(' '),
)
/** "with a better screen", "to better serve", "is getting faster". */
const CHANGES = new Set(
  'with for from to at into getting get gets got becoming become becomes growing ('.split(' '),
)
/** "makes my job easier": the job is easier. */
const CAUSES = new Set('make makes made making help helps helped let lets allow allows'.split(' '))

/** "better than …" is a relation, "one of the best" singles nobody out, "much of the better part" compares nothing. */
function isTaken(tokens: readonly Token[], cue: Cue): boolean {
  const end = Math.min(tokens.length, cue.to + 12)
  for (let i = cue.to; i < end; i++) if (tokens[i]?.word === 'than') return true
  const before = tokens[cue.from - 1]?.word
  if (before === 'the' && tokens[cue.from - 2]?.word === 'of' && tokens[cue.from - 3]?.word === 'one')
    return true
  return (before === 'at' && cue.base !== 'good') || before === 'no' || before === 'once' || before === 'any'
}

/** "could be better", "should have been more detailed": it is not. */
function isWish(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i <= 6; i--) {
    const word = tokens[i]?.word ?? ''
    if (WISHES.has(word)) return true
    if (tokens[i]?.candidate !== -1) return false
  }
  return false
}

const WISHES = new Set('could might should needs need must'.split(' '))

/** "The best option is X", "better: X". */
function named(tokens: readonly Token[], cue: Cue): Group | undefined {
  for (let i = cue.to; i < tokens.length && i - cue.to <= 8; i++) {
    const word = tokens[i]?.word ?? ''
    if (COPULAS.has(word)) return objectAfter(tokens, i + 1)
    if (word === ',' || word === 'than') return undefined
    if (tokens[i]?.candidate !== -1) return undefined
  }
  return undefined
}

const COPULAS = new Set('is was would are'.split(' ').concat(['remains', "'s"]))

function scopeOf(tokens: readonly Token[], cue: Cue): Claim['scope'] {
  if (!GENERAL.has(cue.base)) return 'aspect'
  const next = tokens[cue.to]?.word ?? ''
  if (LIMITS.has(next)) return 'aspect'
  if (next === '' || ENDS.has(next) || WHOLES.has(next)) return 'overall'
  return cue.degree === 'superlative' || tokens[cue.from - 1]?.word === 'the' ? 'overall' : 'aspect'
}

const LIMITS = new Set('at in for on with when where under against'.split(' '))
const ENDS = new Set('. , ; : ! because as since due and overall here of - ( )'.split(' '))
const WHOLES = new Set(
  `choice option pick answer response output assistant model solution fit one candidate performer alternative
  suited summary reply text explanation essay story review of performing job overall decision candidate bet buy
  tool language unit product`.split(/\s+/),
)

/** "X wins", "X stands out", "X comes last". */
function verbPredicate(clause: Clause, at: number, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  if (isItIs(tokens, at)) {
    return claimOf(clause, 'win', groupOf(tokens, at - 1), { scope: 'overall', certainty: 'sure' })
  }
  const right = phraseAt(RIGHT, tokens, at)
  const won = right || phraseAt(WINNING, tokens, at)
  const length = won || phraseAt(LOSING, tokens, at)
  if (length === 0) return undefined
  const subject = subjectBefore(tokens, at, antecedent)
  if (!subject || isWish(tokens, at) || !subject.isNear) return undefined
  if (isNegated(tokens, Math.max(subject.to + 1, at - 4), at)) return undefined
  return claimOf(clause, won > 0 ? 'win' : 'lose', subject, {
    scope: right > 0 || LIMITS.has(tokens[at + length]?.word ?? '') ? 'aspect' : 'overall',
    certainty: subject.isNear ? 'sure' : 'likely',
  })
}

/** "Alpha it is." */
function isItIs(tokens: readonly Token[], at: number): boolean {
  if ((tokens[at - 1]?.candidate ?? -1) < 0 || tokens[at]?.word !== 'it') return false
  return tokens[at + 1]?.word === 'is' && !/^[a-z]/.test(tokens[at + 2]?.word ?? '')
}

function groupOf(tokens: readonly Token[], at: number): Group {
  return { candidates: [tokens[at]?.candidate ?? -1], from: at, to: at, isNear: true }
}

/** "I would go with X", "the winner is X", "avoid X". */
function choice(clause: Clause, at: number, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  const chosen = phraseAt(CHOOSING, tokens, at) || likes(tokens, at)
  const length = chosen || phraseAt(AVOIDING, tokens, at)
  if (length === 0 || isOthersChoice(tokens, at)) return undefined
  const object = objectAfter(tokens, at + length) ?? pronounAfter(tokens, at + length, antecedent)
  if (!object || tokens[object.to + 1]?.word === 'or') return undefined
  const negated = isNegated(tokens, at - 3, at)
  if (negated && chosen === 0) return undefined
  return claimOf(clause, chosen > 0 && !negated ? 'win' : 'lose', object, {
    scope: 'overall',
    certainty: 'sure',
  })
}

/** "I like X better". */
function likes(tokens: readonly Token[], at: number): number {
  if (!LIKING.has(tokens[at]?.word ?? '')) return 0
  const object = objectAfter(tokens, at + 1)
  return object && PREFERRING.has(tokens[object.to + 1]?.word ?? '') && tokens[object.to + 2]?.word !== 'than'
    ? 1
    : 0
}

const LIKING = new Set('like liked likes love enjoy enjoyed'.split(' '))
const PREFERRING = new Set(['better', 'best', 'more', 'most'])

/** "…, so I would recommend it." */
function pronounAfter(tokens: readonly Token[], at: number, antecedent: Antecedent): Group | undefined {
  if (antecedent === undefined || tokens[at]?.word !== 'it') return undefined
  return { candidates: [antecedent], from: at, to: at, isNear: true }
}

/** A candidate or a stranger choosing: "Alpha lets you choose Beta", "they go with Beta". */
function isOthersChoice(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i <= 4; i--) {
    const token = tokens[i]
    if (!token || token.word === ',') return false
    if (token.candidate >= 0 || STRANGERS.has(token.word) || SECONDARY.has(token.word)) return true
  }
  return false
}

const STRANGERS = new Set('they he she users people customers developers who some many'.split(' '))

/** "my second choice", "have you chosen", "before you pick". */
const SECONDARY = new Set('second third next once when before after have had alternative if'.split(' '))

/** "So the actress is X.": a conclusion that ends in its result. */
function identification(clause: Clause, at: number): Claim | undefined {
  const { tokens } = clause
  if (!clause.concludes || !COPULAS.has(tokens[at]?.word ?? '') || at === 0 || at > 40) return undefined
  const object = objectAfter(tokens, at + 1)
  if (!object || tokens.slice(object.to + 1).some((token) => /^[a-z]/.test(token.word))) return undefined
  if (tokens.slice(0, at).some((token) => token.candidate >= 0)) return undefined
  return claimOf(clause, 'win', object, { scope: 'aspect', certainty: 'sure', singlesOut: true })
}

/** The asked word itself said of a candidate: "X is extinct". */
function plainPredicate(clause: Clause, at: number, asked: Asked, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  if (asked.word === undefined || tokens[at]?.word !== asked.word) return undefined
  const subject = subjectBefore(tokens, at, antecedent)
  if (!subject) return undefined
  const kind = isNegated(tokens, subject.to + 1, at) ? 'lose' : 'win'
  return claimOf(clause, kind, subject, { scope: 'aspect', certainty: subject.isNear ? 'sure' : 'likely' })
}

function claimOf(
  clause: Clause,
  kind: 'win' | 'lose',
  subject: Group,
  how: Pick<Claim, 'scope' | 'certainty'> & Partial<Pick<Claim, 'isNeutral' | 'singlesOut'>>,
): Claim {
  const singlesOut = how.scope === 'overall'
  return {
    kind,
    candidates: subject.candidates,
    others: [],
    stage: 'predicate',
    isNeutral: false,
    singlesOut,
    clause,
    ...how,
  }
}
