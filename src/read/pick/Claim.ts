import type { Clause } from './clauses'
import type { PickStage } from './PickReading'

/** What one clause says of the candidates. */
export interface Claim {
  readonly kind: 'win' | 'lose' | 'tie'
  /** Whom it is said of; empty for a tie. */
  readonly candidates: readonly number[]
  /** Whom it is compared with, in a two-sided relation. */
  readonly others: readonly number[]
  readonly stage: Extract<PickStage, 'relation' | 'predicate'>
  /** `overall`: better, best, the one to choose. `aspect`: better in one property. */
  readonly scope: 'overall' | 'aspect'
  /** `likely`: enough for `balanced` only. */
  readonly certainty: 'sure' | 'likely'
  /** Says which has more of a property that nobody called good: a result only where the author concludes. */
  readonly isNeutral: boolean
  /** Said of one against all the others: a superlative, a choice, not a mere comparative. */
  readonly singlesOut: boolean
  readonly clause: Clause
}
