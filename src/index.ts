export { matchers } from '../matchers'
export type { MatcherOptions } from '../matchers/options'
export type { AgentAsymmetricMatchers, AgentMatchers } from './AgentMatchers'
export { type AbstentionOptions, gradeAbstention } from './grade/gradeAbstention'
export { gradePick, type PickOptions, TIE } from './grade/gradePick'
export { gradeJson, gradeValidJson, type JsonOptions, type ValidJsonOptions } from './grade/json/gradeJson'
export { type RenderContext, renderVerdict } from './message/renderVerdict'
export type { AbstentionReading } from './read/abstention/AbstentionReading'
export { type ReadAbstentionOptions, readAbstention } from './read/abstention/readAbstention'
export { type JsonReading, type ReadJsonOptions, readJson } from './read/json/readJson'
export type {
  NoPickReading,
  NoPickWhy,
  PickCandidate,
  PickConfidence,
  PickReading,
  PickStage,
  PickTie,
  PickWinner,
  ReadPickOptions,
  RunnerUp,
} from './read/pick/PickReading'
export { readPick } from './read/pick/readPick'
export { type Output, readOutput } from './read/readOutput'
export type { EvalRecord } from './record/EvalRecord'
export { configure, type Settings } from './settings/configure'
export { UsageError } from './usage/UsageError'
export type { MatcherName } from './verdict/MatcherName'
export type { Reason, ReasonCode } from './verdict/Reason'
export type { AbstentionForm } from './verdict/reasons/abstention'
export { type Evidence, fail, pass, undecided, type Verdict } from './verdict/Verdict'
