import { expect } from 'vitest'
import { matchers } from '../matchers'
import type { AgentAsymmetricMatchers, AgentMatchers } from './AgentMatchers'
import type { EvalRecord } from './record/EvalRecord'

expect.extend(matchers)

// This form is clean in Vitest 3.2 to 5: neither interface has type parameters, which changed in 5.
declare global {
  namespace Chai {
    interface Assertion extends AgentMatchers<void> {}
  }
}
declare module 'vitest' {
  interface AsymmetricMatchersContaining extends AgentAsymmetricMatchers {}
  interface TaskMeta {
    'expect-agent'?: EvalRecord[]
  }
}
