import { currentTask } from './currentTask'
import type { EvalRecord } from './EvalRecord'
import { shared } from './shared'

/** Hands a record to whatever listens: the Vitest task, and the writer that a runner's entry has set. */
export function deliver(record: EvalRecord, task: unknown): void {
  const current = currentTask(task)
  if (current) {
    current.meta['expect-agent'] ??= []
    current.meta['expect-agent'].push(record)
  }
  shared().writer?.(record)
}
