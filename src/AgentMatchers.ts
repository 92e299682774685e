import type { MatcherOptions } from '../matchers/options'
import type { AbstentionOptions } from './grade/gradeAbstention'
import type { PickOptions } from './grade/gradePick'
import type { JsonOptions, ValidJsonOptions } from './grade/json/gradeJson'

/** The matchers as they stand after `expect(output)`; the one interface that the type augmentations extend. */
export interface AgentMatchers<R = void> {
  /**
   * The output declines, does not know, or is empty. Its `.not` is the check for over-refusal.
   *
   * @example expect(output).toAbstain({ form: ['unknown', 'no-information'] })
   */
  toAbstain(options?: AbstentionOptions & MatcherOptions): R
  /**
   * The output asks the user something instead of answering.
   *
   * @example expect(output).toAskForClarification()
   */
  toAskForClarification(options?: MatcherOptions): R
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
  /**
   * The output says that no candidate wins.
   *
   * @example expect(output).toDeclareTie({ candidates: ['Chiller 6', 'Chiller 9'] })
   */
  toDeclareTie(options: PickOptions & MatcherOptions): R
  /**
   * The output names this candidate as the winner of a comparison, in words or JSON.
   *
   * @example expect(output).toPickComparisonWinner('Chiller 9', { candidates: ['Chiller 6', 'Chiller 9'], asked: 'less efficient' })
   */
  toPickComparisonWinner(winner: string, options: PickOptions & MatcherOptions): R
}

/** The matchers as asymmetric ones, inside `toEqual`: `expect.toBeValidJsonWith({ answer: 15 })`. */
export interface AgentAsymmetricMatchers {
  toAbstain(options?: AbstentionOptions & MatcherOptions): unknown
  toAskForClarification(options?: MatcherOptions): unknown
  toBeValidJson(options?: ValidJsonOptions & MatcherOptions): unknown
  toBeValidJsonWith(expected: unknown, options?: JsonOptions & MatcherOptions): unknown
  toDeclareTie(options: PickOptions & MatcherOptions): unknown
  toPickComparisonWinner(winner: string, options: PickOptions & MatcherOptions): unknown
}
