import type { MatcherName } from '../verdict/MatcherName'
import type { Verdict } from '../verdict/Verdict'
import { currentTask } from './currentTask'
import type { EvalRecord } from './EvalRecord'
import { cutText, toJsonSafe } from './toJsonSafe'

/** What the runner knows of the test, read off a matcher's `this`. */
export interface TestFacts {
  readonly task?: unknown
  readonly currentTestName?: string | undefined
  readonly testPath?: string | undefined
  readonly poll?: boolean | undefined
  currentConcurrentTestName?: (() => string | undefined) | undefined
  currentTestIdentity?: (() => { readonly invocations?: number } | undefined) | undefined
}

export interface Judgement {
  readonly matcher: MatcherName
  readonly verdict: Verdict
  readonly negated: boolean
  readonly passed: boolean
  readonly output: string | null | undefined
  readonly expected?: unknown
  readonly name?: string | undefined
  readonly advisory?: boolean | undefined
  readonly weight?: number | undefined
}

/** Reasons that a record keeps; how many there were is kept too. */
const REASON_LIMIT = 1000

export function makeRecord(judgement: Judgement, facts: TestFacts): EvalRecord {
  const { matcher, verdict, negated, passed, output, expected, name, advisory, weight } = judgement
  // Assigned one by one: made for every passing expectation, a record must cost next to nothing.
  const record: Writable<EvalRecord> = { matcher, verdict, negated, passed, attempt: attemptOf(facts) }
  if (verdict.kind === 'fail' && verdict.reasons.length > REASON_LIMIT) {
    const [first, ...rest] = verdict.reasons
    record.verdict = { ...verdict, reasons: [first, ...rest.slice(0, REASON_LIMIT - 1)] }
    record.reasonCount = verdict.reasons.length
  }
  if (name !== undefined) record.name = name
  if (advisory) record.advisory = true
  if (weight !== undefined) record.weight = weight
  if (expected !== undefined) record.expected = toJsonSafe(expected)
  if (output !== undefined) record.output = output === null ? null : cutText(output)
  const test = facts.currentConcurrentTestName?.() ?? facts.currentTestName
  if (test !== undefined) record.test = test
  if (facts.testPath !== undefined) record.file = facts.testPath
  if (facts.poll) record.poll = true
  return record
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

function attemptOf(facts: TestFacts): number {
  const retried = currentTask(facts.task)?.result?.retryCount
  if (retried !== undefined) return retried
  const invocations = facts.currentTestIdentity?.()?.invocations
  return invocations === undefined ? 0 : Math.max(0, invocations - 1)
}
