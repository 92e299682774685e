import type { Claim } from './Claim'
import type { Clause } from './clauses'
import { BAD, GOOD } from './lexicon'
import { isSubject } from './subjects'
import type { Token } from './tokens'

/** One of two candidates is praised where the other is blamed. */
export interface Contrast {
  readonly candidate: number
  /** The clause that tells most. */
  readonly clause: Clause
}

/** How far the praise must lie apart. */
const CLEAR = 2

/** Sums up what every clause says of its subject; undefined unless one candidate comes off clearly better. */
export function findContrast(clauses: readonly Clause[], claims: readonly Claim[]): Contrast | undefined {
  const praise: [number, number] = [0, 0]
  const telling: [Clause | undefined, Clause | undefined] = [undefined, undefined]
  let most: [number, number] = [0, 0]
  const add = (candidate: 0 | 1, amount: number, clause: Clause) => {
    praise[candidate] += amount
    if (Math.abs(amount) > most[candidate]) {
      most = candidate === 0 ? [Math.abs(amount), most[1]] : [most[0], Math.abs(amount)]
      telling[candidate] = clause
    }
  }
  const isNamed = [0, 1].map((candidate) =>
    clauses.some(({ tokens }) => tokens.some((token) => token.candidate === candidate)),
  )
  let subject: 0 | 1 | undefined
  for (const clause of clauses) {
    if (!SPOKEN.has(clause.standing)) continue
    subject = subjectOf(clause, subject)
    if (subject !== undefined) add(subject, praiseIn(clause.tokens), clause)
  }
  for (const claim of claims) {
    const [said] = claim.candidates
    if (
      claim.kind === 'tie' ||
      claim.isNeutral ||
      claim.candidates.length > 1 ||
      !SPOKEN.has(claim.clause.standing)
    )
      continue
    if (said === 0 || said === 1) add(said, claim.kind === 'win' ? 1 : -1, claim.clause)
  }
  const winner = praise[0] > praise[1] ? 0 : 1
  const loser = winner === 0 ? 1 : 0
  if (praise[winner] <= 0 || praise[winner] - praise[loser] < (isNamed[loser] ? CLEAR : 1)) return undefined
  if (clauses.some(wantsFault)) return undefined
  const clause = telling[winner] ?? telling[loser]
  return clause && { candidate: winner, clause }
}

/** "The instruction asks for an unhelpful response": there a fault is a merit. */
function wantsFault({ tokens }: Clause): boolean {
  return tokens.some((token, at) => token.word === 'unhelpful' && WANTED.has(tokens[at + 1]?.word ?? ''))
}

const WANTED = new Set('response way manner answer output responses responding'.split(' '))

const SPOKEN: ReadonlySet<Clause['standing']> = new Set(['claimed', 'conceded'])

/** Whom a clause is about: the candidate it opens with, or the one the last clause was about. */
function subjectOf({ tokens }: Clause, last: 0 | 1 | undefined): 0 | 1 | undefined {
  const at = tokens.findIndex((token) => token.candidate >= 0)
  if (at === -1)
    return tokens.some((token) => token.word === 'both' || token.word === 'neither') ? undefined : last
  const named = tokens[at]?.candidate
  const group = { candidates: [], from: at, to: at, isNear: true }
  const next = tokens[at + 1]?.word
  if (next === 'and' || next === 'or' || !isSubject(tokens, group)) return undefined
  return named === 0 || named === 1 ? named : undefined
}

function praiseIn(tokens: readonly Token[]): number {
  let praise = 0
  let negatedUntil = -1
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    if (NEGATIONS.has(word) && tokens[at + 1]?.word !== 'only') {
      negatedUntil = at + 5
      praise -= 1.5
      continue
    }
    const value = worthOf(word)
    praise += at <= negatedUntil ? -value / 2 : value
  }
  return praise
}

function worthOf(word: string): number {
  if (FAULTS.has(word)) return -2
  if (MERE.has(word)) return -1
  if (PRAISING.has(word) || GOOD.has(word)) return 1
  return BAD.has(word) ? -1.5 : 0
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const NEGATIONS = list(`not doesn't don't didn't isn't wasn't aren't cannot can't won't without never no nor`)

const FAULTS = list(
  `lacks lacking lacked lack fails failed failing fail ignores ignored omits omitted misses missed missing repeats
  repeated repetition neglects contradicts error errors mistake mistakes typo typos inaccuracies inaccuracy incorrectly
  inaccurately wrongly mistakenly falsely misinterprets misunderstands misspells deviates strays hallucinates
  irrelevant unrelated incomplete incorrect wrong inaccurate empty blank nonsensical`,
)

const MERE = list(
  'only merely simply just instead too could should limited general generic brief basic vague',
)

const PRAISING = list(
  `correctly accurately precisely clearly directly succinctly thoroughly effectively successfully concisely properly
  perfectly faithfully closely explicitly elegantly additional further demonstrates enhances enriches succeeds covers
  addresses follows fulfills meets adheres captures satisfies executes answers excels shines great excellent`,
)
