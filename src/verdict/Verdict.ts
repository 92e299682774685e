import type { Reason } from './Reason'

/** The quote or place a verdict rests on. */
export interface Evidence {
  /** The agent's own words. */
  readonly quote: string
  /** Where the quote begins: 0-based UTF-16 offset. */
  readonly offset?: number
  /** How the quote was found: a stage of the reader. */
  readonly stage?: string
}

/** The output supports the claim. */
export interface Pass {
  readonly kind: 'pass'
  /** 0 to 1; 1 unless `atLeast` forgave something. */
  readonly score: number
  readonly abstained: boolean
  readonly evidence?: Evidence
}

/** The output contradicts the claim. */
export interface Fail {
  readonly kind: 'fail'
  /** 0 to 1; 0 whenever the format is refused. */
  readonly score: number
  readonly abstained: boolean
  /** Every problem, most decisive first. */
  readonly reasons: readonly [Reason, ...Reason[]]
}

/** The output supports neither the claim nor its negation; fails plain and under `.not`. */
export interface Undecided {
  readonly kind: 'undecided'
  readonly reason: Reason
}

/** A reading against an expectation. */
export type Verdict = Pass | Fail | Undecided

export function pass(details: { score?: number; abstained?: boolean; evidence?: Evidence } = {}): Pass {
  const { score = 1, abstained = false, evidence } = details
  return { kind: 'pass', score, abstained, ...(evidence && { evidence }) }
}

export function fail(
  reasons: Reason | readonly [Reason, ...Reason[]],
  details: { score?: number; abstained?: boolean } = {},
): Fail {
  const { score = 0, abstained = false } = details
  return { kind: 'fail', score, abstained, reasons: isList(reasons) ? reasons : [reasons] }
}

export function undecided(reason: Reason): Undecided {
  return { kind: 'undecided', reason }
}

function isList(reasons: Reason | readonly [Reason, ...Reason[]]): reasons is readonly [Reason, ...Reason[]] {
  return Array.isArray(reasons)
}
