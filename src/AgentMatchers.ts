import type { MatcherOptions } from '../matchers/options'
import type { JsonOptions, ValidJsonOptions } from './grade/json/gradeJson'

/** The matchers as they stand after `expect(output)`; the one interface that the type augmentations extend. */
export interface AgentMatchers<R = void> {
  /**
   * The output is one JSON object and nothing else.
   *
   * @example expect(output).toBeValidJson()
   */
  toBeValidJson(options?: ValidJsonOptions & MatcherOptions): R
  /**
   * The output is JSON with these keys and values (extra keys allowed), or JSON that fits this schema.
   *
   * @example expect(output).toBeValidJsonWith({ answer: 15 })
   */
  toBeValidJsonWith(expected: unknown, options?: JsonOptions & MatcherOptions): R
}

/** The matchers as asymmetric ones, inside `toEqual`: `expect.toBeValidJsonWith({ answer: 15 })`. */
export interface AgentAsymmetricMatchers {
  toBeValidJson(options?: ValidJsonOptions & MatcherOptions): unknown
  toBeValidJsonWith(expected: unknown, options?: JsonOptions & MatcherOptions): unknown
}
