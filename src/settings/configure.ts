import { checkOptions } from '../usage/checkOptions'

/** What is said once for a suite, in a set-up file. */
export interface Settings {
  /** Wording of the project that declines, for `toAbstain` and its kin: texts (any case) or patterns. */
  readonly phrases?: readonly (string | RegExp)[]
}

const NAMES: readonly (keyof Settings)[] = ['phrases']

declare global {
  // ESM and CJS copies of the library may load in one process: they share their settings.
  var __expect_agent_settings__: Settings | undefined
}

/**
 * Sets defaults for all matchers of a suite; a later call replaces only what it names.
 *
 * @example configure({ phrases: ['outside my remit', /^NO_ANSWER$/] })
 * @throws {UsageError} for an unknown setting.
 */
export function configure(settings: Settings): void {
  checkOptions('configure()', settings, NAMES)
  globalThis.__expect_agent_settings__ = { ...currentSettings(), ...settings }
}

export function currentSettings(): Settings {
  return globalThis.__expect_agent_settings__ ?? {}
}
