import type { MatcherName } from '../verdict/MatcherName'
import type { Verdict } from '../verdict/Verdict'

/** One verdict with its matcher, test and attempt: what reporters see. Always plain JSON. */
export interface EvalRecord {
  readonly matcher: MatcherName
  /** The author's own name for this expectation. */
  readonly name?: string
  readonly verdict: Verdict
  /** Reasons in all, when the record holds fewer. */
  readonly reasonCount?: number
  /** Was it under `.not`? */
  readonly negated: boolean
  /** The outcome after `.not`; an undecided verdict never passes. */
  readonly passed: boolean
  /** Recorded and scored, but fails no test. */
  readonly advisory?: boolean
  /** Its share in the test's score; 1 by default. */
  readonly weight?: number
  readonly expected?: unknown
  /** The text, cut in the middle past 64 KB. */
  readonly output?: string | null
  /** 0 for the first run of the test, 1 for its first retry. */
  readonly attempt: number
  /** Jest and standalone `expect`: the test's full name and file. Vitest keeps records with their test. */
  readonly test?: string
  readonly file?: string
  /** Made under `expect.poll`: only the last one of its kind counts. */
  readonly poll?: boolean
}
