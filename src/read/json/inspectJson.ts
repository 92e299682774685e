import type { DuplicateKey, UnsafeNumber } from '../../verdict/reasons/json'
import { censusJson } from './censusJson'
import { keyOf, pathOf } from './jsonPath'
import { placesIn } from './placeAt'
import { type JsonVisitor, scanJson } from './scanJson'

/** What JSON.parse does not say of a text it accepts. */
export interface JsonInspection {
  readonly duplicateKeys: readonly Omit<DuplicateKey, 'code'>[]
  readonly unsafeNumbers: readonly Omit<UnsafeNumber, 'code'>[]
  /** 0 for a scalar, 1 for a flat array or object. */
  readonly depth: number
}

/** Past this many levels nothing is compared: the limit keeps every walk over a value within the stack. */
export const DEPTH_LIMIT = 500

/** Finds duplicate keys and numbers that lost digits in `text.slice(start, end)`, which parsed as `value`. */
export function inspectJson(text: string, value: unknown, start: number, end: number): JsonInspection {
  const { members, depth, hasLongNumber } = censusJson(text, start, end)
  // JSON.parse drops duplicates: as many keys in the value as members in the text means that there are none.
  const hasDuplicates = depth > DEPTH_LIMIT || members !== countKeys(value)
  if (!hasDuplicates && !hasLongNumber) return { duplicateKeys: [], unsafeNumbers: [], depth }
  return { ...findSpecifics(text, start, hasDuplicates), depth }
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') count += countKeys(item)
    return count
  }
  for (const item of Object.values(value)) {
    count++
    if (typeof item === 'object') count += countKeys(item)
  }
  return count
}

function findSpecifics(text: string, start: number, wantsDuplicates: boolean) {
  const duplicateKeys: Omit<DuplicateKey, 'code'>[] = []
  const unsafeNumbers: Omit<UnsafeNumber, 'code'>[] = []
  const placeOf = placesIn(text)
  const seen: Map<string, number>[] = []
  const visitor: JsonVisitor = {
    number(from, to, frames) {
      const literal = text.slice(from, to)
      if (!isUnsafe(literal)) return
      const parsed = String(Number(literal))
      unsafeNumbers.push({ path: pathOf(text, frames), literal, parsed, place: placeOf(from) })
    },
    key(from, to, frames) {
      const keys = seen[seen.length - 1]
      if (!wantsDuplicates || keys === undefined) return
      const key = keyOf(text, from, to)
      const first = keys.get(key)
      if (first === undefined) keys.set(key, from - 1)
      else
        duplicateKeys.push({ path: pathOf(text, frames), first: placeOf(first), second: placeOf(from - 1) })
    },
    open: () => seen.push(new Map()),
    close: () => seen.pop(),
  }
  scanJson(text, start, visitor)
  return { duplicateKeys, unsafeNumbers }
}

/**
 * An integer that a double cannot hold exactly (an id loses its last digits), or a number that becomes
 * infinite, or 0 though it is not. Fractions are rounded by every reader: that is no loss.
 */
function isUnsafe(literal: string): boolean {
  const parsed = Number(literal)
  if (!Number.isFinite(parsed)) return true
  if (parsed === 0) return /[1-9]/.test(literal.split(/e/i)[0] ?? '')
  if (Number.isSafeInteger(parsed) || /[.e]/i.test(literal)) return false
  return BigInt(parsed) !== BigInt(literal)
}
