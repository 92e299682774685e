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
  const test = facts.currentConcurrentTestName?.() ?? facts.currentTestName
  return {
    matcher,
    ...(name !== undefined && { name }),
    ...keepReasons(verdict),
    negated,
    passed,
    ...(advisory && { advisory }),
    ...(weight !== undefined && { weight }),
    ...(expected !== undefined && { expected: toJsonSafe(expected) }),
    ...(output !== undefined && { output: output === null ? null : cutText(output) }),
    attempt: attemptOf(facts),
    ...(test !== undefined && { test }),
    ...(facts.testPath !== undefined && { file: facts.testPath }),
    ...(facts.poll && { poll: true }),
  }
}

function keepReasons(verdict: Verdict): Pick<EvalRecord, 'verdict' | 'reasonCount'> {
  if (verdict.kind !== 'fail' || verdict.reasons.length <= REASON_LIMIT) return { verdict }
  const [first, ...rest] = verdict.reasons
  return {
    verdict: { ...verdict, reasons: [first, ...rest.slice(0, REASON_LIMIT - 1)] },
    reasonCount: verdict.reasons.length,
  }
}

function attemptOf(facts: TestFacts): number {
  const retried = currentTask(facts.task)?.result?.retryCount
  if (retried !== undefined) return retried
  const invocations = facts.currentTestIdentity?.()?.invocations
  return invocations === undefined ? 0 : Math.max(0, invocations - 1)
}
