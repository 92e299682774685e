import type { TestFacts } from '../src/record/makeRecord'

/** What a matcher uses of its `this`, in Vitest, Jest, standalone `expect` and Bun alike. */
export interface MatcherContext extends TestFacts {
  readonly isNot?: boolean | undefined
  readonly promise?: string | undefined
  readonly customTesters?: readonly unknown[] | undefined
  equals?(a: unknown, b: unknown, customTesters?: readonly unknown[], strict?: boolean): boolean
  readonly utils?: unknown
}

/** What every runner reads of a matcher's result; always JSON-safe. */
export interface MatcherResult {
  readonly pass: boolean
  readonly message: () => string
  readonly actual?: unknown
  readonly expected?: unknown
  readonly meta: object
}
