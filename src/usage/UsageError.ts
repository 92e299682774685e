/**
 * The test is wrong, not the output: an unknown option, a winner that is no candidate, `undefined` in an
 * expected object. Always thrown, never a verdict, so that a mistake cannot turn green under `.not`.
 */
export class UsageError extends TypeError {
  override readonly name = 'UsageError'
}
