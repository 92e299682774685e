import { gradePick, PICK_OPTIONS, type PickOptions, TIE } from '../src/grade/gradePick'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import { type MatcherOptions, splitOptions } from './options'
import { toMatcherResult } from './toMatcherResult'

/** Claims that the output says that no candidate wins: a tie. */
export function toDeclareTie(
  this: MatcherContext,
  output: unknown,
  options: PickOptions & MatcherOptions,
): MatcherResult {
  const { own, grading } = splitOptions('toDeclareTie', options, PICK_OPTIONS)
  const verdict = gradePick(output, TIE, grading)
  return toMatcherResult(this, { matcher: 'toDeclareTie', output, verdict, options: own })
}
