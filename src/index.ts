export type { Reason, ReasonCode } from './verdict/Reason'
export { UsageError } from './verdict/UsageError'
export { type Evidence, fail, pass, undecided, type Verdict } from './verdict/Verdict'
