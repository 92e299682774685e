import { ABSTENTION_OPTIONS, type AbstentionOptions, gradeAbstention } from '../src/grade/gradeAbstention'
import { currentSettings } from '../src/settings/configure'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import { type MatcherOptions, splitOptions } from './options'
import { toMatcherResult } from './toMatcherResult'

/** Claims that the output declines, does not know, or is empty. */
export function toAbstain(
  this: MatcherContext,
  output: unknown,
  options?: AbstentionOptions & MatcherOptions,
): MatcherResult {
  const { own, grading } = splitOptions('toAbstain', options, ABSTENTION_OPTIONS)
  const phrases = [...(currentSettings().phrases ?? []), ...(grading.phrases ?? [])]
  const verdict = gradeAbstention(output, 'abstain', { ...grading, phrases })
  return toMatcherResult(this, { matcher: 'toAbstain', output, verdict, options: own })
}
