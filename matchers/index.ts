import { UsageError } from '../src/usage/UsageError'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import { toAbstain } from './toAbstain'
import { toAskForClarification } from './toAskForClarification'
import { toBeValidJson } from './toBeValidJson'
import { toBeValidJsonWith } from './toBeValidJsonWith'
import { toDeclareTie } from './toDeclareTie'
import { toPickComparisonWinner } from './toPickComparisonWinner'

/** All matchers, for `expect.extend(matchers)` on any Jest-like expect. */
export const matchers: {
  readonly toAbstain: typeof toAbstain
  readonly toAskForClarification: typeof toAskForClarification
  readonly toBeValidJson: typeof toBeValidJson
  readonly toBeValidJsonWith: typeof toBeValidJsonWith
  readonly toDeclareTie: typeof toDeclareTie
  readonly toPickComparisonWinner: typeof toPickComparisonWinner
} = {
  toAbstain: atCallSite(toAbstain),
  toAskForClarification: atCallSite(toAskForClarification),
  toBeValidJson: atCallSite(toBeValidJson),
  toBeValidJsonWith: atCallSite(toBeValidJsonWith),
  toDeclareTie: atCallSite(toDeclareTie),
  toPickComparisonWinner: atCallSite(toPickComparisonWinner),
}

/** A mistake is shown where it was made: on the user's line, without the library's own frames. */
function atCallSite<Arguments extends unknown[]>(
  matcher: (this: MatcherContext, ...args: Arguments) => MatcherResult,
): (this: MatcherContext, ...args: Arguments) => MatcherResult {
  return function guarded(this: MatcherContext, ...args: Arguments): MatcherResult {
    try {
      return matcher.apply(this, args)
    } catch (error) {
      if (error instanceof UsageError) Error.captureStackTrace(error, guarded)
      throw error
    }
  }
}
