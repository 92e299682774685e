import { hasOwn, isArray, keysOf, valuesOf } from '../../usage/builtins'
import { nearestName } from '../../usage/nearestName'
import type { JsonReason, Path } from '../../verdict/reasons/json'
import { isAsymmetric, isPlainObject, isSchema } from './expectedKinds'
import { type Equality, matchesLeaf } from './matchesLeaf'
import { printValue } from './printValue'

export interface CompareOptions {
  /** Keys that are not expected: allowed anywhere, at the top only, or nowhere. */
  readonly extraKeys: 'allow' | 'top-level' | 'forbid'
  /** Numbers differ by at most this, inclusive. */
  readonly tolerance: number
  readonly equality: Equality
}

export interface JsonComparison {
  /** Expected leaves that are right, and all of them; an array item too many is one more wrong leaf. */
  readonly right: number
  readonly leaves: number
  readonly reasons: readonly JsonReason[]
}

type PlainObject = Readonly<Record<string, unknown>>

/**
 * Compares a parsed value to an expected one: objects by recursive subset, arrays by length and order, and
 * lists every difference. Own properties only, so `__proto__` and `toString` are plain keys.
 */
export function compareJson(actual: unknown, expected: unknown, options: CompareOptions): JsonComparison {
  const comparison = new Comparison(options)
  comparison.compare(actual, expected)
  return comparison
}

class Comparison implements JsonComparison {
  right = 0
  leaves = 0
  readonly reasons: JsonReason[] = []
  /** Where the comparison is; copied only into a reason, since most leaves are right. */
  private readonly path: (string | number)[] = []

  constructor(private readonly options: CompareOptions) {}

  compare(got: unknown, wanted: unknown): void {
    if (typeof wanted !== 'object' || wanted === null) this.compareLeaves(got, wanted)
    else if (isArray(wanted)) this.compareArrays(got, wanted)
    else if (isAsymmetric(wanted) || isSchema(wanted) || !isPlainObject(wanted))
      this.compareLeaves(got, wanted)
    else this.compareObjects(got, wanted)
  }

  private compareAt(segment: string | number, got: unknown, wanted: unknown): void {
    this.path.push(segment)
    this.compare(got, wanted)
    this.path.pop()
  }

  private compareLeaves(got: unknown, wanted: unknown): void {
    this.leaves++
    const mismatch = matchesLeaf(got, wanted, this.options)
    if (mismatch === undefined) this.right++
    else if (mismatch === 'different') this.mismatch(got, wanted)
    else for (const issue of mismatch) this.reasons.push({ ...issue, path: [...this.path, ...issue.path] })
  }

  private compareArrays(got: unknown, wanted: readonly unknown[]): void {
    if (!isArray(got)) {
      this.leaves += countLeaves(wanted)
      this.mismatch(got, wanted)
      return
    }
    if (wanted.length === 0) {
      this.leaves++
      if (got.length === 0) this.right++
    }
    const sameLength = got.length === wanted.length
    if (!sameLength) {
      this.mismatch(got, wanted, { expected: wanted.length, got: got.length })
      this.leaves += Math.max(0, got.length - wanted.length)
    }
    const before = this.reasons.length
    for (let index = 0; index < wanted.length; index++) {
      if (index < got.length) this.compareAt(index, got[index], wanted[index])
      else this.leaves += countLeaves(wanted[index])
    }
    // One item more or less shifts all that follow: the lengths say it, a list of shifted items would not.
    if (!sameLength) this.reasons.length = before
  }

  private compareObjects(got: unknown, wanted: PlainObject): void {
    if (!isPlainObject(got)) {
      this.leaves += countLeaves(wanted)
      this.mismatch(got, wanted)
      return
    }
    const keys = keysOf(wanted)
    if (keys.length === 0 && this.path.length > 0) {
      this.leaves++
      this.right++
    }
    for (const key of keys) {
      if (hasOwn(got, key)) this.compareAt(key, got[key], wanted[key])
      else this.missing(key, got, wanted)
    }
    const { extraKeys } = this.options
    if (extraKeys === 'allow' || (extraKeys === 'top-level' && this.path.length === 0)) return
    for (const key of keysOf(got)) {
      if (hasOwn(wanted, key)) continue
      this.reasons.push({ code: 'unexpected-key', path: this.pathTo(key), got: printValue(got[key]) })
    }
  }

  private missing(key: string, got: PlainObject, wanted: PlainObject): void {
    this.leaves += countLeaves(wanted[key])
    const similar = nearestName(key, unexpectedKeys(got, wanted))
    this.reasons.push({
      code: 'missing-key',
      path: this.pathTo(key),
      expected: printValue(wanted[key]),
      ...(similar !== undefined && { similar }),
    })
  }

  private mismatch(got: unknown, wanted: unknown, lengths?: { expected: number; got: number }): void {
    this.reasons.push({
      code: 'value-mismatch',
      path: [...this.path],
      expected: printValue(wanted),
      got: printValue(got),
      ...(lengths && { lengths }),
    })
  }

  private pathTo(key: string): Path {
    return [...this.path, key]
  }
}

/** Keys that may be a slip of a missing one; a hundred are enough to find it. */
function* unexpectedKeys(got: PlainObject, wanted: PlainObject): Generator<string> {
  let looked = 0
  for (const key of keysOf(got)) {
    if (++looked > 100) return
    if (!hasOwn(wanted, key)) yield key
  }
}

function countLeaves(value: unknown): number {
  if (isAsymmetric(value) || isSchema(value)) return 1
  const items = isArray(value) ? value : isPlainObject(value) ? valuesOf(value) : undefined
  if (items === undefined || items.length === 0) return 1
  return items.reduce((sum: number, item: unknown) => sum + countLeaves(item), 0)
}
