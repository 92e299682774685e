/** The harness gave nothing (`undefined`): there is no output to judge. */
export interface NoOutput {
  readonly code: 'no-output'
}

/** The output is null, an empty text or blank. */
export interface Empty {
  readonly code: 'empty'
  /** What it was: `null`, `''` or white space. */
  readonly was: 'null' | 'empty' | 'blank'
}

/** What any output can have wrong with it, whatever is asked of it. */
export type OutputReason = NoOutput | Empty
