import type { Asked, Bearing } from './asked'
import type { Claim } from './Claim'
import type { Clause } from './clauses'
import { type Cue, cueAt } from './cues'
import { GENERAL, SPENDING } from './lexicon'
import { isNegated } from './negation'
import { type Antecedent, type Group, groupAfter, subjectBefore } from './subjects'
import type { Token } from './tokens'

/** Two candidates set against each other in one clause: than, over, beats, not as … as, compared to. */
export function findRelations(clause: Clause, asked: Asked, antecedent: Antecedent): Claim[] {
  const claims: Claim[] = []
  const { tokens } = clause
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    const claim =
      word === 'than' || word === 'then'
        ? thanRelation(clause, at, asked, antecedent)
        : word === 'to' || word === 'with'
          ? toRelation(clause, at, asked, antecedent)
          : word === 'over' || word === 'rather' || word === 'instead'
            ? choiceRelation(clause, at, antecedent)
            : word === 'as' || word === 'so'
              ? equativeRelation(clause, at, asked, antecedent)
              : VERBS.has(word)
                ? verbRelation(clause, at, antecedent)
                : undefined
    if (claim) claims.push(claim)
  }
  return claims
}

/** "X is faster than Y", "it is easier in X than in Y". */
function thanRelation(clause: Clause, than: number, asked: Asked, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  if (tokens[than + 1]?.word === 'ever' || /^[0-9]/.test(tokens[than + 1]?.word ?? '')) return undefined
  const cue = cueBefore(tokens, than)
  if (!cue || cue.degree === 'superlative') return undefined
  if (tokens[than]?.word === 'then' && cue.to < than) return undefined
  const right = groupAfter(tokens, than + 1, 9)
  if (!right) return undefined
  const left = leftOf(tokens, cue, than, right, antecedent)
  if (!left) return undefined
  return compared(clause, cue, left, right, asked)
}

/** "superior to Y", "faster compared to Y", "Compared to Y, X is faster". */
function toRelation(clause: Clause, to: number, asked: Asked, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  const before = tokens[to - 1]?.word ?? ''
  const right = groupAfter(tokens, to + 1, 6)
  if (!right) return undefined
  const isCompared = COMPARISONS.has(before)
  if (!isCompared && tokens[to]?.word === 'with') return undefined
  const cue = isCompared
    ? (cueBefore(tokens, to - 1) ?? cueAfter(tokens, right.to + 1))
    : cueEndingAt(tokens, to, TO_ADJECTIVES)
  if (!cue) return undefined
  const left =
    cue.from > right.to
      ? subjectBefore(tokens, cue.from, antecedent)
      : leftOf(tokens, cue, to, right, antecedent)
  if (!left || sharesCandidate(left, right)) return undefined
  return compared(clause, cue, left, right, asked)
}

const COMPARISONS = new Set('compared comparison relative contrast opposed'.split(' '))
const TO_ADJECTIVES = new Set('superior inferior preferable'.split(' '))

/** "prefer X over Y", "X rather than Y", "an edge over Y". */
function choiceRelation(clause: Clause, at: number, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  const word = tokens[at]?.word
  const second = tokens[at + 1]?.word
  if (word === 'rather' && second !== 'than') return undefined
  if (word === 'instead' && second !== 'of') return undefined
  const right = groupAfter(tokens, word === 'over' ? at + 1 : at + 2, 5)
  const left = subjectBefore(tokens, at, antecedent)
  if (!right || !left || sharesCandidate(left, right)) return undefined
  const hasEdge = word === 'over' && ADVANTAGES.has(tokens[at - 1]?.word ?? '')
  const chosen = lastIndexOf(tokens, CHOICES, Math.max(0, left.from - 6), at)
  if (!hasEdge && (chosen === -1 || (word === 'over' && left.to !== at - 1 && at - left.to > 4)))
    return undefined
  if (isNegated(tokens, Math.max(0, chosen - 3), Math.max(chosen, left.to))) return undefined
  return claimOf(clause, 1, left, right, { scope: 'overall', certainty: left.isNear ? 'sure' : 'likely' })
}

const ADVANTAGES = new Set(
  'edge advantage advantages lead improvement preference win victory superiority'.split(' '),
)

const CHOICES = new Set(
  `prefer prefers preferred preferring choose chose chosen choosing pick picked picking recommend recommended select
  selected favor favors favored favour favours favoured use like go opt suggest take recommending chooses`.split(
    /\s+/,
  ),
)

/** "X is not as fast as Y". */
function equativeRelation(
  clause: Clause,
  at: number,
  asked: Asked,
  antecedent: Antecedent,
): Claim | undefined {
  const { tokens } = clause
  let second = at + 2
  while (second - at <= 5 && tokens[second]?.word !== 'as') second++
  if (tokens[second]?.word !== 'as') return undefined
  const left = subjectBefore(tokens, at, antecedent)
  const right = groupAfter(tokens, second + 1, 5)
  if (!left || !right || sharesCandidate(left, right)) return undefined
  if (!isNegated(tokens, Math.max(left.to, at - 4), at)) return undefined
  const base = tokens[at + 1]?.word ?? ''
  const cue: Cue = { from: at + 1, to: at + 2, base, direction: -1, degree: 'comparative' }
  return compared(clause, cue, left, right, asked, { ignoresNegation: true })
}

/** "X beats Y", "X is outperformed by Y", "X loses to Y". */
function verbRelation(clause: Clause, at: number, antecedent: Antecedent): Claim | undefined {
  const { tokens } = clause
  const verb = VERBS.get(tokens[at]?.word ?? '')
  if (!verb) return undefined
  let after = at + 1
  for (const particle of verb.after) if (tokens[after++]?.word !== particle) return undefined
  const isPassive = verb.after.length === 0 && tokens[after]?.word === 'by'
  const right = groupAfter(tokens, isPassive ? after + 1 : after, 5)
  const left = subjectBefore(tokens, at, antecedent)
  if (!left || !right || sharesCandidate(left, right)) return undefined
  if (isNegated(tokens, left.to, at)) return undefined
  const bearing = isPassive ? (verb.bearing === 1 ? -1 : 1) : verb.bearing
  return claimOf(clause, bearing, left, right, {
    scope: 'overall',
    certainty: left.isNear ? 'sure' : 'likely',
  })
}

interface RelationVerb {
  readonly bearing: 1 | -1
  readonly after: readonly string[]
}

const VERBS: ReadonlyMap<string, RelationVerb> = new Map([
  ...verbs(
    1,
    `beats beat beating beaten outperforms outperform outperformed surpasses surpass surpassed outclasses outclassed
    outshines outshone trumps trumped defeats defeated defeat tops topped outscores outscored outdoes outdid bests
    bested outranks outranked overshadows crushes crushed destroys trounces trounced
    eclipses`,
  ),
  ...verbs(-1, 'loses lost lose', ['to']),
  ...verbs(-1, 'trails trailed trail', []),
  ...verbs(-1, 'lags lagged lag falls fell trailing', ['behind']),
  ...verbs(-1, 'falls', ['short', 'of']),
  ...verbs(1, 'wins won win', ['over']),
  ...verbs(1, 'wins won', ['against']),
  ...verbs(1, 'edges edged', ['out']),
  ...verbs(1, 'comes came ranks', ['ahead', 'of']),
  ...verbs(1, 'ahead', ['of']),
])

function verbs(bearing: 1 | -1, list: string, after: readonly string[] = []): [string, RelationVerb][] {
  return list.split(/\s+/).map((word) => [word, { bearing, after }])
}

function compared(
  clause: Clause,
  cue: Cue,
  left: Group,
  right: Group,
  asked: Asked,
  { ignoresNegation = false } = {},
): Claim | undefined {
  if (sharesCandidate(left, right)) return undefined
  const { tokens } = clause
  const isBetween = left.to < left.from
  const negated =
    !ignoresNegation &&
    isNegated(tokens, isBetween ? cue.from - 5 : Math.max(left.to + 1, cue.from - 5), cue.from)
  // "You won't find a better phone than X" compares X with no phone in particular.
  if (isBetween && (negated || tokens[cue.from - 1]?.word === 'what')) return undefined
  const bearing = bearingOn(tokens, cue, asked)
  if (bearing === 0 && !asked.isOpen) return undefined
  const isNeutral = bearing === 0
  const said: Bearing = isNeutral ? cue.direction : bearing
  return claimOf(clause, negated ? opposite(said) : said, left, right, {
    scope: GENERAL.has(cue.base) ? 'overall' : 'aspect',
    certainty: negated || !left.isNear ? 'likely' : 'sure',
    isNeutral,
  })
}

/** "uses less power" speaks for it although nobody called power bad. */
export function bearingOn(tokens: readonly Token[], cue: Cue, asked: Asked): Bearing {
  const bearing = asked.bearingOf(cue)
  if (!asked.isOpen) return bearing
  const verb = tokens[cue.from - 1]?.word ?? ''
  if (cue.base === 'many' && SPENDING.has(verb)) return opposite(cue.direction)
  if (bearing !== 0 || !RATING.has(verb)) return bearing
  return cue.base === 'high' ? 1 : cue.base === 'low' ? -1 : 0
}

/** "scores higher", "is rated lower". */
const RATING = new Set('score scores scored rate rates rated rank ranks ranked'.split(' '))

function opposite(bearing: Bearing): Bearing {
  return bearing === 1 ? -1 : 1
}

function claimOf(
  clause: Clause,
  bearing: Bearing,
  left: Group,
  right: Group,
  how: Pick<Claim, 'scope' | 'certainty'> & { isNeutral?: boolean },
): Claim {
  const { isNeutral = false, ...rest } = how
  const [winners, losers] = bearing === 1 ? [left, right] : [right, left]
  return {
    kind: 'win',
    candidates: winners.candidates,
    others: losers.candidates,
    stage: 'relation',
    isNeutral,
    singlesOut: false,
    clause,
    ...rest,
  }
}

function sharesCandidate(a: Group, b: Group): boolean {
  return a.candidates.some((candidate) => b.candidates.includes(candidate))
}

/** The comparison that "than" belongs to: the nearest one before it. */
function cueBefore(tokens: readonly Token[], at: number): Cue | undefined {
  for (let i = at - 1; i >= 0 && at - i <= 14; i--) {
    const cue = cueAt(tokens, i)
    if (cue && cue.to <= at) {
      const wider = i > 0 ? cueAt(tokens, i - 1) : undefined
      return wider && wider.to >= cue.to && wider.to <= at ? wider : cue
    }
  }
  return undefined
}

function cueAfter(tokens: readonly Token[], from: number): Cue | undefined {
  for (let i = from; i < tokens.length && i - from <= 14; i++) {
    const cue = cueAt(tokens, i)
    if (cue) return cue
  }
  return undefined
}

function cueEndingAt(tokens: readonly Token[], at: number, bases: ReadonlySet<string>): Cue | undefined {
  const cue = cueBefore(tokens, at)
  return cue && cue.to === at && bases.has(cue.base) ? cue : undefined
}

/** The left side: before the comparison, or between it and "than" ("easier in X than in Y"). */
function leftOf(
  tokens: readonly Token[],
  cue: Cue,
  than: number,
  right: Group,
  antecedent: Antecedent,
): Group | undefined {
  const before = isExpletive(tokens, cue) ? undefined : subjectBefore(tokens, cue.from, undefined)
  if (before && !sharesCandidate(before, right)) return before
  const between = subjectBefore(tokens.slice(cue.to, than), than - cue.to, undefined)
  if (between && !sharesCandidate(between, right)) {
    return { ...between, from: between.from + cue.to, to: cue.from - 1 }
  }
  return antecedent === undefined ? undefined : subjectBefore(tokens, cue.from, antecedent)
}

/** "for Alpha users it is easier to …": what is easier stands after. */
function isExpletive(tokens: readonly Token[], cue: Cue): boolean {
  if (tokens[cue.to]?.word !== 'to') return false
  return tokens.slice(Math.max(0, cue.from - 5), cue.from).some((token) => token.word === 'it')
}

function lastIndexOf(tokens: readonly Token[], words: ReadonlySet<string>, from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) if (words.has(tokens[i]?.word ?? '')) return i
  return -1
}
