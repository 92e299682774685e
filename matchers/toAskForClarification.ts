import { gradeAbstention } from '../src/grade/gradeAbstention'
import { currentSettings } from '../src/settings/configure'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import { type MatcherOptions, splitOptions } from './options'
import { toMatcherResult } from './toMatcherResult'

/** Claims that the output asks the user something instead of answering. */
export function toAskForClarification(
  this: MatcherContext,
  output: unknown,
  options?: MatcherOptions,
): MatcherResult {
  const { own } = splitOptions('toAskForClarification', options, [])
  const { phrases = [] } = currentSettings()
  const verdict = gradeAbstention(output, 'clarify', { phrases })
  return toMatcherResult(this, { matcher: 'toAskForClarification', output, verdict, options: own })
}
