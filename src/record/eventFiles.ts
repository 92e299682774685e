import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EvalRecord } from './EvalRecord'
import { shared } from './shared'

/** A reporter sets it, before any worker starts, to the folder it will read. */
export const EVENTS_DIR = 'EXPECT_AGENT_EVENTS_DIR'

/**
 * Writes records to JSONL files where a reporter asked for them: Jest and standalone `expect` have no channel
 * for assertions that pass. One file a worker, so that lines never mix.
 */
export function writeEventFiles(): void {
  shared().writer = (record: EvalRecord): void => {
    const folder = process.env[EVENTS_DIR]
    if (!folder) return
    const file = join(folder, `${process.pid}-${process.env.JEST_WORKER_ID ?? 0}.jsonl`)
    appendFileSync(file, `${JSON.stringify(record)}\n`)
  }
}
