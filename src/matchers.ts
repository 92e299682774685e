export { matchers } from '../matchers'
export type { MatcherContext, MatcherResult } from '../matchers/MatcherContext'
export type { MatcherOptions } from '../matchers/options'
export type { AgentAsymmetricMatchers, AgentMatchers } from './AgentMatchers'
