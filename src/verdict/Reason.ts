import type { AbstentionReason } from './reasons/abstention'
import type { JsonReason } from './reasons/json'
import type { OutputReason } from './reasons/output'
import type { PickReason } from './reasons/pick'

/** Why a verdict is no plain pass: facts only, plain JSON, one interface per `code`. */
export type Reason = OutputReason | JsonReason | AbstentionReason | PickReason

/** Public API: documented, stable, counted by the reporters. */
export type ReasonCode = Reason['code']
