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

/**
 * Compares a parsed value to an expected one: objects by recursive subset, arrays by length and order, and
 * lists every difference. Own properties only, so `__proto__` and `toString` are plain keys.
 */
export function compareJson(actual: unknown, expected: unknown, options: CompareOptions): JsonComparison {
  const reasons: JsonReason[] = []
  let right = 0
  let leaves = 0
  compare(actual, expected, [])
  return { right, leaves, reasons }

  function compare(got: unknown, wanted: unknown, path: Path): void {
    if (Array.isArray(wanted)) compareArrays(got, wanted, path)
    else if (isPlainObject(wanted) && !isAsymmetric(wanted) && !isSchema(wanted))
      compareObjects(got, wanted, path)
    else compareLeaves(got, wanted, path)
  }

  function compareLeaves(got: unknown, wanted: unknown, path: Path): void {
    leaves++
    const mismatch = matchesLeaf(got, wanted, options)
    if (mismatch === undefined) right++
    else if (mismatch === 'different') mismatchAt(path, wanted, got)
    else for (const issue of mismatch) reasons.push({ ...issue, path: [...path, ...issue.path] })
  }

  function compareArrays(got: unknown, wanted: readonly unknown[], path: Path): void {
    if (!Array.isArray(got)) {
      leaves += countLeaves(wanted)
      mismatchAt(path, wanted, got)
      return
    }
    if (got.length !== wanted.length) {
      mismatchAt(path, wanted, got, { expected: wanted.length, got: got.length })
      leaves += Math.max(0, got.length - wanted.length)
    }
    if (wanted.length === 0) {
      leaves++
      if (got.length === 0) right++
    }
    const before = reasons.length
    for (const [index, item] of wanted.entries()) {
      if (index < got.length) compare(got[index], item, [...path, index])
      else leaves += countLeaves(item)
    }
    // One item more or less shifts all that follow: the lengths say it, a list of shifted items would not.
    if (got.length !== wanted.length) reasons.length = before
  }

  function compareObjects(got: unknown, wanted: Readonly<Record<string, unknown>>, path: Path): void {
    const keys = Object.keys(wanted)
    if (!isPlainObject(got)) {
      leaves += countLeaves(wanted)
      mismatchAt(path, wanted, got)
      return
    }
    if (keys.length === 0 && path.length > 0) {
      leaves++
      right++
    }
    for (const key of keys) {
      if (Object.hasOwn(got, key)) {
        compare(got[key], wanted[key], [...path, key])
        continue
      }
      leaves += countLeaves(wanted[key])
      const similar = nearestName(
        key,
        Object.keys(got)
          .filter((name) => !Object.hasOwn(wanted, name))
          .slice(0, 100),
      )
      reasons.push({
        code: 'missing-key',
        path: [...path, key],
        expected: printValue(wanted[key]),
        ...(similar !== undefined && { similar }),
      })
    }
    if (options.extraKeys === 'allow' || (options.extraKeys === 'top-level' && path.length === 0)) return
    for (const key of Object.keys(got)) {
      if (Object.hasOwn(wanted, key)) continue
      reasons.push({ code: 'unexpected-key', path: [...path, key], got: printValue(got[key]) })
    }
  }

  function mismatchAt(
    path: Path,
    wanted: unknown,
    got: unknown,
    lengths?: { expected: number; got: number },
  ): void {
    reasons.push({
      code: 'value-mismatch',
      path,
      expected: printValue(wanted),
      got: printValue(got),
      ...(lengths && { lengths }),
    })
  }
}

function countLeaves(value: unknown): number {
  if (isAsymmetric(value) || isSchema(value)) return 1
  const items = Array.isArray(value) ? value : isPlainObject(value) ? Object.values(value) : undefined
  if (items === undefined || items.length === 0) return 1
  return items.reduce((sum: number, item: unknown) => sum + countLeaves(item), 0)
}
