import { gradePick, PICK_OPTIONS, type PickOptions } from '../src/grade/gradePick'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import { type MatcherOptions, splitOptions } from './options'
import { toMatcherResult } from './toMatcherResult'

/** Claims that the output names this candidate as the winner of a comparison. */
export function toPickComparisonWinner(
  this: MatcherContext,
  output: unknown,
  winner: string,
  options: PickOptions & MatcherOptions,
): MatcherResult {
  const { own, grading } = splitOptions('toPickComparisonWinner', options, PICK_OPTIONS)
  const verdict = gradePick(output, winner, grading)
  return toMatcherResult(this, {
    matcher: 'toPickComparisonWinner',
    output,
    verdict,
    expected: winner,
    options: own,
  })
}
