import { UsageError } from '../../usage/UsageError'
import type { SchemaMismatch } from '../../verdict/reasons/json'
import { checkSchema } from './checkSchema'
import { isAsymmetric, isSchema } from './expectedKinds'

/** The runner's own equality: `this.equals` and `this.customTesters` of a matcher. */
export interface Equality {
  equals(a: unknown, b: unknown, customTesters?: readonly unknown[]): boolean
  readonly customTesters: readonly unknown[]
}

/** Equality of JSON leaves where no runner is at hand: `===`, so 0 equals -0. */
export const strictEquality: Equality = { equals: (a, b) => a === b, customTesters: [] }

interface LeafOptions {
  readonly tolerance: number
  readonly equality: Equality
}

/** Undefined when it matches, else how not. */
export function matchesLeaf(
  got: unknown,
  wanted: unknown,
  { tolerance, equality }: LeafOptions,
): 'different' | readonly SchemaMismatch[] | undefined {
  if (isSchema(wanted)) {
    const issues = checkSchema(wanted, got)
    return issues.length === 0 ? undefined : issues
  }
  if (isAsymmetric(wanted))
    return matchesAsymmetric(() => wanted.asymmetricMatch(got)) ? undefined : 'different'
  if (got === wanted) return undefined
  if (typeof got === 'number' && typeof wanted === 'number') {
    return isWithin(got, wanted, tolerance) ? undefined : 'different'
  }
  const { customTesters } = equality
  return customTesters.length > 0 && equality.equals(got, wanted, customTesters) ? undefined : 'different'
}

/** Inclusive, also where subtraction itself rounds: 1.1 is within 0.1 of 1. */
export function isWithin(got: number, wanted: number, tolerance: number): boolean {
  if (tolerance === 0) return got === wanted
  const rounding = Number.EPSILON * Math.max(Math.abs(got), Math.abs(wanted))
  return Math.abs(got - wanted) <= tolerance + rounding
}

/** A check that an output's value makes throw is a check that does not hold; a mistake in the test is thrown on. */
function matchesAsymmetric(check: () => boolean): boolean {
  try {
    return check()
  } catch (error) {
    if (error instanceof UsageError) throw error
    return false
  }
}
