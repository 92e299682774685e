import type { PickCandidate, PickReading } from '../../../src'

/** A text, its candidates, and the whole reading it must have. */
export interface Row {
  readonly reads: string
  readonly text: string
  readonly candidates: readonly PickCandidate[]
  readonly reading: PickReading
}
