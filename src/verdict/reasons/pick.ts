/** The output names another candidate than the expected one. */
export interface WrongPick {
  readonly code: 'wrong-pick'
  readonly picked: string
  readonly expected: string
  /** How it was read: `marker`, `field`, `relation`, `predicate`, `agreement` or `contrast`. */
  readonly stage: string
  readonly quote: string
}

/** The output calls it a tie. */
export interface Tie {
  readonly code: 'tie'
  readonly expected: string
  readonly quote: string
}

/** The output names a winner where a tie was expected. */
export interface NoTie {
  readonly code: 'no-tie'
  readonly picked: string
  readonly stage: string
  readonly quote: string
}

/** The output names no candidate as the winner. */
export interface NoPick {
  readonly code: 'no-pick'
  readonly why: 'no-candidate-named' | 'conditional' | 'both-praised' | 'several-verdicts' | 'question-only'
  readonly candidates: readonly string[]
  readonly quote?: string
}

export type PickReason = WrongPick | Tie | NoTie | NoPick
