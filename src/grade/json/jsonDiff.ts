import { readOutput } from '../../read/readOutput'
import { isPlainObject } from './expectedKinds'
import type { JsonOptions, JudgedJson } from './gradeJson'

/**
 * Two plain values for the runner's own diff, or undefined where a diff would not be the point: it is when
 * only a few values differ from those of a plain expected object. Keys that were not asked for are left out.
 */
export function jsonDiff(
  output: unknown,
  { verdict, value, expectsJson }: JudgedJson,
  expected: unknown,
  options: JsonOptions,
): { actual: unknown; expected: unknown } | undefined {
  if (verdict.kind !== 'fail' || verdict.reasons.some(({ code }) => code !== 'value-mismatch'))
    return undefined
  const { text } = readOutput(output)
  if (typeof text !== 'string' || text.length > DIFF_LIMIT || options.tolerance !== undefined)
    return undefined
  if (!isPlainObject(expected) || !expectsJson) return undefined
  return { actual: project(value, expected), expected }
}

/** Characters of an output that a runner still diffs in reasonable time. */
const DIFF_LIMIT = 64 * 1024

function project(actual: unknown, expected: unknown): unknown {
  if (Array.isArray(actual)) {
    return Array.isArray(expected)
      ? actual.map((item, index) => project(item, expected[index] ?? item))
      : actual
  }
  if (!isPlainObject(actual) || !isPlainObject(expected)) return actual
  const keys = Object.keys(expected).filter((key) => Object.hasOwn(actual, key))
  return Object.fromEntries(keys.map((key) => [key, project(actual[key], expected[key])]))
}
