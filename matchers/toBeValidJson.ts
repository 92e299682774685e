import { gradeValidJson, VALID_JSON_OPTIONS, type ValidJsonOptions } from '../src/grade/json/gradeJson'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import { type MatcherOptions, splitOptions } from './options'
import { toMatcherResult } from './toMatcherResult'

/** Claims that the output is one JSON object and nothing else. */
export function toBeValidJson(
  this: MatcherContext,
  output: unknown,
  options?: ValidJsonOptions & MatcherOptions,
): MatcherResult {
  const { own, grading } = splitOptions('toBeValidJson', options, VALID_JSON_OPTIONS)
  const verdict = gradeValidJson(output, grading)
  return toMatcherResult(this, { matcher: 'toBeValidJson', output, verdict, options: own })
}
