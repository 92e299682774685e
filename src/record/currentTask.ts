import type { EvalRecord } from './EvalRecord'

/** What is used of a Vitest task. */
export interface Task {
  meta: { 'expect-agent'?: EvalRecord[] }
  result?: { retryCount?: number; repeatCount?: number } | undefined
}

/**
 * The Vitest test that runs now. Matchers get it as `this.task` since 4.0.12, but not inside `toEqual`; the
 * worker's own state has it in 3.2 to 5.
 */
export function currentTask(task: unknown): Task | undefined {
  if (isTask(task)) return task
  const worker: unknown = Reflect.get(globalThis, '__vitest_worker__')
  const current: unknown =
    typeof worker === 'object' && worker !== null ? Reflect.get(worker, 'current') : undefined
  return isTask(current) ? current : undefined
}

function isTask(value: unknown): value is Task {
  if (typeof value !== 'object' || value === null || !('meta' in value)) return false
  return typeof value.meta === 'object' && value.meta !== null
}
