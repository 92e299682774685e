import type { Claim } from './Claim'
import type { PickConfidence, PickStage } from './PickReading'

/** What the claims of a text come to. */
export type Settled =
  | {
      readonly kind: 'winner'
      readonly candidate: number
      readonly stage: PickStage
      readonly claim: Claim
      readonly runnerUp?: Vote
    }
  | { readonly kind: 'tie'; readonly stage: PickStage; readonly claim: Claim }
  | {
      readonly kind: 'open'
      readonly why: 'both-praised' | 'several-verdicts' | 'nothing-claimed'
      readonly claim?: Claim
    }

export interface Vote {
  readonly for: number | 'tie'
  readonly weight: number
  readonly claim: Claim
}

/**
 * Weighs the claims of all sentences: an overall judgement over a single aspect, a conclusion over what led to it,
 * later over earlier. Aspects that point to different candidates leave the text undecided.
 */
export function settle(claims: readonly Claim[], candidates: number, confidence: PickConfidence): Settled {
  const usable = claims.filter((claim) => claim.clause.standing === 'claimed' && isCertain(claim, confidence))
  const votes = candidates === 2 ? usable.flatMap(voteOfTwo) : votesOfMany(usable, candidates)
  const most = Math.max(0, ...votes.map((vote) => vote.weight))
  const decisive = votes.filter((vote) => vote.weight === most)
  const last = decisive.at(-1)
  if (!last) return { kind: 'open', why: 'nothing-claimed' }
  const winners = new Set(decisive.map((vote) => vote.for).filter((winner) => winner !== 'tie'))
  if (winners.size > 1 && !laterHolds(decisive)) {
    return { kind: 'open', why: most >= OVERALL ? 'several-verdicts' : 'both-praised', claim: last.claim }
  }
  const best = mostTelling(
    decisive,
    most < OVERALL ? (decisive.findLast((vote) => vote.for !== 'tie') ?? last) : last,
  )
  const stage =
    new Set(votes.map((vote) => vote.claim.clause.sentence)).size > 1 ? 'agreement' : best.claim.stage
  if (best.for === 'tie') return { kind: 'tie', stage, claim: best.claim }
  const runnerUp = votes.findLast((vote) => vote.for !== best.for && vote.for !== 'tie')
  return { kind: 'winner', candidate: best.for, stage, claim: best.claim, ...(runnerUp && { runnerUp }) }
}

/** Of what one clause says, a relation tells more than a predicate. */
function mostTelling(votes: readonly Vote[], vote: Vote): Vote {
  const isSame = (one: Vote) => one.for === vote.for && one.claim.clause === vote.claim.clause
  return votes.find((one) => isSame(one) && one.claim.stage === 'relation') ?? vote
}

const ASPECT = 1
const OVERALL = 4

function isCertain(claim: Claim, confidence: PickConfidence): boolean {
  if (claim.isNeutral && !claim.clause.concludes) return false
  return confidence === 'balanced' || claim.certainty === 'sure'
}

function weightOf(claim: Claim): number {
  const weight = claim.scope === 'overall' ? OVERALL : ASPECT
  return claim.clause.concludes ? weight + 2 : weight
}

function voteOfTwo(claim: Claim): Vote[] {
  const weight = weightOf(claim)
  if (claim.kind === 'tie') return [{ for: 'tie', weight, claim }]
  const [said] = claim.candidates
  if (said === undefined || claim.candidates.length > 1) return []
  return [{ for: claim.kind === 'win' ? said : 1 - said, weight, claim }]
}

/** Among many, a candidate wins by being singled out, or by beating every other one. */
function votesOfMany(claims: readonly Claim[], candidates: number): Vote[] {
  const beaten = new Map<number, Set<number>>()
  return claims.flatMap((claim): Vote[] => {
    const weight = weightOf(claim)
    if (claim.kind === 'tie') return [{ for: 'tie', weight, claim }]
    const [said] = claim.candidates
    if (said === undefined || claim.kind === 'lose') return []
    for (const winner of claim.candidates) {
      const losers = beaten.get(winner) ?? new Set()
      for (const loser of claim.others) losers.add(loser)
      beaten.set(winner, losers)
    }
    if (claim.candidates.length > 1) return []
    if (claim.singlesOut) return [{ for: said, weight, claim }]
    return beaten.get(said)?.size === candidates - 1 ? [{ for: said, weight, claim }] : []
  })
}

/** Of two overall judgements the later one is the author's last word. */
function laterHolds(votes: readonly Vote[]): boolean {
  const last = votes.at(-1)
  return last !== undefined && last.weight >= OVERALL
}
