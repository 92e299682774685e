import type { EvalRecord } from './EvalRecord'

/** A way out of a worker for records; a test runner's entry sets one where the runner has no channel itself. */
export type RecordWriter = (record: EvalRecord) => void

interface Shared {
  writer?: RecordWriter
}

declare global {
  var __expect_agent__: Shared | undefined
}

/** ESM and CJS copies of the library may load in one process: what they share hangs on globalThis. */
export function shared(): Shared {
  globalThis.__expect_agent__ ??= {}
  return globalThis.__expect_agent__
}
