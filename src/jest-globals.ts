import { expect } from '@jest/globals'
import { matchers } from '../matchers'
import type { AgentAsymmetricMatchers, AgentMatchers } from './AgentMatchers'
import { writeEventFiles } from './record/eventFiles'

expect.extend(matchers)
writeEventFiles()

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends AgentMatchers<R> {}
  interface AsymmetricMatchers extends AgentAsymmetricMatchers {}
}
