import { checkNumber, checkOptions } from '../src/usage/checkOptions'
import { describeValue } from '../src/usage/describeValue'
import { UsageError } from '../src/usage/UsageError'

/** Taken by every matcher. */
export interface MatcherOptions {
  /** Record, show and score the verdict, but fail no test by it. */
  readonly advisory?: boolean
  /** Its share in the test's score: 1 by default, 0 or more. */
  readonly weight?: number
  /** A name for this expectation in reports. */
  readonly name?: string
}

const OWN: readonly (keyof MatcherOptions)[] = ['advisory', 'weight', 'name']

/**
 * Checks all options, and parts those of every matcher from those of the grader.
 *
 * @throws {UsageError} for an unknown option, naming the nearest.
 */
export function splitOptions<T extends object>(
  matcher: string,
  options: (T & MatcherOptions) | undefined,
  names: readonly string[],
): { own: MatcherOptions; grading: Omit<T, keyof MatcherOptions> } {
  checkOptions(`${matcher}()`, options, [...names, ...OWN])
  const { advisory, weight, name, ...grading } = options ?? ({} as T & MatcherOptions)
  checkNumber('weight', weight, { least: 0 })
  if (advisory !== undefined && typeof advisory !== 'boolean') {
    throw new UsageError(`'advisory' must be true or false, but got ${describeValue(advisory)}`)
  }
  return {
    own: {
      ...(advisory !== undefined && { advisory }),
      ...(weight !== undefined && { weight }),
      ...(name !== undefined && { name }),
    },
    grading,
  }
}
