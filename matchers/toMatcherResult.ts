import { printValue } from '../src/grade/json/printValue'
import { renderVerdict } from '../src/message/renderVerdict'
import { visibleValue } from '../src/message/visibleValue'
import { readOutput } from '../src/read/readOutput'
import { deliver } from '../src/record/deliver'
import { makeRecord } from '../src/record/makeRecord'
import type { MatcherName } from '../src/verdict/MatcherName'
import type { Verdict } from '../src/verdict/Verdict'
import { paintOf } from './colours'
import type { MatcherContext, MatcherResult } from './MatcherContext'
import type { MatcherOptions } from './options'

/** A claim and its verdict, as a matcher hands them over. */
export interface Judged {
  readonly matcher: MatcherName
  readonly output: unknown
  readonly verdict: Verdict
  readonly expected?: unknown
  readonly options?: MatcherOptions
  /** Values a runner may print as a diff; asked for only when the verdict fails without `.not`. */
  readonly diff?: () => { actual: unknown; expected: unknown } | undefined
}

/**
 * Turns a verdict into what the runner expects, and records it. `pass` is before `.not`: an undecided verdict
 * returns the opposite of what is claimed, so that it fails with and without `.not`.
 */
export function toMatcherResult(context: MatcherContext, judged: Judged): MatcherResult {
  const { matcher, verdict, expected, options = {} } = judged
  const negated = Boolean(context.isNot)
  const passed = verdict.kind !== 'undecided' && (verdict.kind === 'pass') !== negated
  const output = readOutput(judged.output).text
  const record = makeRecord({ matcher, verdict, negated, passed, output, expected, ...options }, context)
  deliver(record, context.task)

  const holds = passed || options.advisory === true
  const diff = verdict.kind === 'fail' && !negated && !holds ? judged.diff?.() : undefined
  const message = (): string => {
    const paint = paintOf(context.utils)
    // Only the failure of .not shows what was expected; every other reason has it.
    const shown = verdict.kind === 'pass' && expected !== undefined ? { expected: printValue(expected) } : {}
    const words = renderVerdict(verdict, { matcher, negated, output, paint, ...shown })
    // Without a diff nothing separates the message from the stack line below it.
    return diff ? words : `${words}\n`
  }
  return { pass: holds !== negated, message, ...(diff && harmless(diff)), meta: { 'expect-agent': record } }
}

function harmless(diff: { actual: unknown; expected: unknown }): { actual: unknown; expected: unknown } {
  return { actual: visibleValue(diff.actual), expected: visibleValue(diff.expected) }
}
