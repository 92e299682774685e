/** How certain a reading must be: `strict` stays undecided where `balanced` takes a contrast for a pick. */
export type PickConfidence = 'strict' | 'balanced'

/** What a reading rests on, most explicit first. */
export type PickStage = 'marker' | 'field' | 'relation' | 'predicate' | 'agreement' | 'contrast'

/** A compared thing: its name, or its name and the other ways to write it. */
export type PickCandidate = string | { readonly name: string; readonly aliases?: readonly string[] }

export interface ReadPickOptions {
  /** Two or more. */
  readonly candidates: readonly PickCandidate[]
  /** The property the question asked for: "less efficient", "worse", "born first"; "better" unless given. */
  readonly asked?: string
  /** `strict` unless given. */
  readonly confidence?: PickConfidence
  /** What stands for a tie in this protocol, besides "tie", "draw", "equal" and their like. */
  readonly tieLabels?: readonly string[]
}

/** The words a reading rests on: `text.slice(offset, offset + quote.length) === quote`. */
export interface PickQuote {
  readonly quote: string
  /** 0-based UTF-16 offset. */
  readonly offset: number
}

export interface RunnerUp extends PickQuote {
  readonly candidate: string
  readonly stage: PickStage
}

export interface PickWinner extends PickQuote {
  readonly kind: 'winner'
  /** As the caller wrote it. */
  readonly candidate: string
  readonly stage: PickStage
  /** What spoke for another candidate, less strongly. */
  readonly runnerUp?: RunnerUp
}

export interface PickTie extends PickQuote {
  readonly kind: 'tie'
  readonly stage: PickStage
}

export type NoPickWhy =
  | 'no-candidate-named'
  | 'conditional'
  | 'both-praised'
  | 'several-verdicts'
  | 'question-only'
  | 'declined'
  | 'asks-back'
  | 'empty'

export interface NoPickReading extends Partial<PickQuote> {
  readonly kind: 'none'
  readonly why: NoPickWhy
}

/** Which candidate a text names as the winner. */
export type PickReading = PickWinner | PickTie | NoPickReading
