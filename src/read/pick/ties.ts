import type { Claim } from './Claim'
import type { Clause } from './clauses'
import { isNegated } from './negation'
import { phraseAt, phrasesOf } from './phrases'

/** "It is a tie", "both are equally good", "no difference between them", "neither is better". */
export function findTies(clause: Clause, tieLabels: ReadonlySet<string>): Claim[] {
  const { tokens } = clause
  for (let at = 0; at < tokens.length; at++) {
    if (isNegated(tokens, at - 4, at)) continue
    const isWhole =
      phraseAt(TIES, tokens, at) > 0 || isNeitherBetter(clause, at) || isTieChosen(clause, at, tieLabels)
    if (isWhole || phraseAt(EVEN, tokens, at) > 0 || areBothRight(clause, at) || isNoDifference(clause, at)) {
      return [
        {
          kind: 'tie',
          candidates: [],
          others: [],
          stage: 'predicate',
          scope: isWhole ? 'overall' : 'aspect',
          certainty: 'sure',
          isNeutral: false,
          singlesOut: true,
          clause,
        },
      ]
    }
  }
  return []
}

const TIES = phrasesOf(`
  a tie
  is tie
  a draw
  a toss-up
  a dead heat
  a wash
  are tied
  is tied
  tied
  no clear winner
  no winner
  no single winner
  no better or worse
  equally good
  equally bad
  equally well
  equally valid
  equally strong
  equally correct
  equally incorrect
  equally wrong
  equally helpful
  equally acceptable
  evenly matched
  the same score
  the same quality
  too close to call
  can't go wrong with
  cannot go wrong with
  can't choose between
  cannot choose between
  doesn't matter which
  does not matter which
  on par
  on a par
  are identical
  are equivalent
  both equivalent
  indistinguishable
  as good as each other
  no meaningful difference
  no significant difference
  no real difference
  no difference`)

const EVEN = phrasesOf(`
  equally
  are comparable
  are similar
  are the same
  are both correct
  are equal`)

/** "both answers are correct". */
function areBothRight({ tokens }: Clause, at: number): boolean {
  if (tokens[at]?.word !== 'both') return false
  const rest = tokens.slice(at + 1, at + 6)
  const verb = rest.findIndex((token) => token.word === 'are' || token.word === 'were')
  return verb !== -1 && RIGHT.has(rest[verb + 1]?.word ?? '')
}

const RIGHT = new Set('correct incorrect wrong acceptable fine equal valid'.split(' '))

/** "Neither (of them) is (really) better". */
function isNeitherBetter({ tokens }: Clause, at: number): boolean {
  if (tokens[at]?.word !== 'neither') return false
  return tokens.slice(at + 1, at + 10).some((token) => token.word === 'better' || token.word === 'superior')
}

/** "I choose 3", where 3 stands for a tie; "I would also recommend Beta". */
function isTieChosen({ tokens }: Clause, at: number, tieLabels: ReadonlySet<string>): boolean {
  const word = tokens[at]?.word ?? ''
  if (word === 'also')
    return CHOOSING.has(tokens[at + 1]?.word ?? '') && (tokens[at + 2]?.candidate ?? -1) >= 0
  const before = tokens[at - 1]?.word ?? ''
  const isNamed = before === 'is' && ANSWERS.has(tokens[at - 2]?.word ?? '')
  return tieLabels.has(word) && (isNamed || CHOOSING.has(before))
}

const ANSWERS = new Set('answer choice verdict pick decision'.split(' '))
const CHOOSING = new Set('choose chose pick picked select selected recommend prefer'.split(' '))

/** "no clear or significant differences". */
function isNoDifference({ tokens }: Clause, at: number): boolean {
  if (tokens[at]?.word !== 'no') return false
  return tokens.slice(at + 1, at + 6).some((token) => /^differen/.test(token.word))
}
