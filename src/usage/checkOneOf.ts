import { describeValue } from './describeValue'
import { UsageError } from './UsageError'

/** Throws unless `value` is one of `allowed`, or undefined. */
export function checkOneOf(name: string, value: unknown, allowed: readonly string[]): void {
  if (value === undefined || allowed.some((item) => item === value)) return
  const got = typeof value === 'string' ? `'${value}'` : describeValue(value)
  throw new UsageError(`'${name}' must be one of ${allowed.join(', ')}, but got ${got}`)
}
