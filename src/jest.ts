import { matchers } from '../matchers'
import type { AgentAsymmetricMatchers, AgentMatchers } from './AgentMatchers'
import { writeEventFiles } from './record/eventFiles'
import { UsageError } from './usage/UsageError'

const expect: unknown = Reflect.get(globalThis, 'expect')
if (!isExtensible(expect)) {
  throw new UsageError(
    'expect-agent/jest: there is no global expect; list it in setupFilesAfterEnv (not setupFiles), ' +
      'or import expect-agent/jest-globals where injectGlobals is off',
  )
}
expect.extend(matchers)
writeEventFiles()

declare global {
  namespace jest {
    // Names and defaults of the parameters must be those of @types/jest.
    // biome-ignore lint/complexity/noBannedTypes: the default is that of @types/jest
    interface Matchers<R, T = {}> extends AgentMatchers<R> {}
    interface Expect extends AgentAsymmetricMatchers {}
    interface InverseAsymmetricMatchers extends AgentAsymmetricMatchers {}
  }
}

function isExtensible(value: unknown): value is { extend(matchers: object): void } {
  return typeof value === 'function' && 'extend' in value && typeof value.extend === 'function'
}
