import { JSON_OPTIONS, type JsonOptions, judgeJson } from '../src/grade/json/gradeJson'
import { jsonDiff } from '../src/grade/json/jsonDiff'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import { type MatcherOptions, splitOptions } from './options'
import { toMatcherResult } from './toMatcherResult'

/** Claims that the output is JSON with these keys and values, or JSON that fits this schema. */
export function toBeValidJsonWith(
  this: MatcherContext,
  output: unknown,
  expected: unknown,
  options?: JsonOptions & MatcherOptions,
): MatcherResult {
  const { own, grading } = splitOptions('toBeValidJsonWith', options, JSON_OPTIONS)
  const { equals = Object.is, customTesters = [] } = this
  const judged = judgeJson(output, expected, grading, { equals, customTesters })
  const diff = () => jsonDiff(output, judged, expected, grading)
  const { verdict } = judged
  return toMatcherResult(this, {
    matcher: 'toBeValidJsonWith',
    output,
    verdict,
    expected,
    options: own,
    diff,
  })
}
