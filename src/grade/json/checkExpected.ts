import { isArray, isFiniteNumber, keysOf } from '../../usage/builtins'
import { describeValue } from '../../usage/describeValue'
import { UsageError } from '../../usage/UsageError'
import type { Path } from '../../verdict/reasons/json'
import { isAsymmetric, isPlainObject, isSchema } from './expectedKinds'

/** Levels of an expected value; a cyclic one is past any. */
const DEPTH_LIMIT = 500

/**
 * Refuses what JSON can never hold, so that a mistake in the test is no failure of the agent.
 *
 * @returns whether the value is JSON through and through: no asymmetric matcher, no schema.
 * @throws {UsageError} for undefined, functions, symbols, bigints, NaN, class instances and cycles, with the path.
 */
export function checkExpected(expected: unknown, allowsOthers: boolean): boolean {
  const path: (string | number)[] = []
  return check(expected)

  function check(value: unknown): boolean {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
    if (typeof value === 'number' && isFiniteNumber(value)) return true
    if (isAsymmetric(value) || isSchema(value)) return false
    if (path.length > DEPTH_LIMIT) throw new UsageError('The expected value is cyclic, or nested too deep')
    let isJson = true
    if (isArray(value)) {
      // By index: a hole is undefined, and forEach() would not visit it.
      for (let index = 0; index < value.length; index++) isJson = checkAt(index, value[index]) && isJson
      return isJson
    }
    if (isPlainObject(value)) {
      for (const key of keysOf(value)) isJson = checkAt(key, value[key]) && isJson
      return isJson
    }
    // A custom equality tester may compare anything, a Date to a text for instance.
    if (allowsOthers && typeof value === 'object') return false
    throw new UsageError(`The expected value ${place(path)} ${describe(value)}${advice(value, path)}`)
  }

  function checkAt(segment: string | number, value: unknown): boolean {
    path.push(segment)
    const isJson = check(value)
    path.pop()
    return isJson
  }
}

function describe(value: unknown): string {
  return typeof value === 'number' ? String(value) : describeValue(value)
}

function place(path: Path): string {
  return path.length === 0 ? 'is' : `at ${path.join('.')} is`
}

function advice(value: unknown, path: Path): string {
  if (value === undefined && path.length === 0) return '; pass the value you expect, or use toBeValidJson()'
  if (value === undefined) return ', which JSON cannot hold; leave the key out, or expect null'
  if (value instanceof Date) return ', which JSON holds as a text; expect date.toISOString()'
  return ', which JSON cannot hold'
}
