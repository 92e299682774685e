import type { DuplicateKey, UnsafeNumber } from '../../verdict/reasons/json'
import { censusJson } from './censusJson'
import { keyOf, pathOf } from './jsonPath'
import { placesIn } from './placeAt'
import { type JsonVisitor, scanJson } from './scanJson'
import { DEPTH_LIMIT, surveyValue } from './surveyValue'

/** What JSON.parse does not say of a text it accepts. */
export interface JsonInspection {
  readonly duplicateKeys: readonly Omit<DuplicateKey, 'code'>[]
  readonly unsafeNumbers: readonly Omit<UnsafeNumber, 'code'>[]
  /** 0 for a scalar, 1 for a flat array or object. */
  readonly depth: number
}

/**
 * Finds duplicate keys and numbers that lost digits in `text.slice(start, end)`, which parsed as `value`. Most
 * outputs have neither, and counting shows it: JSON.parse drops duplicates, so as many keys in the value as
 * colons in the text means that there are none. Only a text that fails the count is scanned.
 */
export function inspectJson(text: string, value: unknown, start: number, end: number): JsonInspection {
  const { keys, depth, hasUnsafe, hasZero } = surveyValue(value)
  const mayHaveUnsafe = hasUnsafe || (hasZero && hasNegativeExponent(text))
  if (depth <= DEPTH_LIMIT && !mayHaveUnsafe && countColons(text, start, end, keys) === keys) {
    return { duplicateKeys: [], unsafeNumbers: [], depth }
  }
  const census = censusJson(text, start, end)
  const hasDuplicates = depth > DEPTH_LIMIT || census.members !== keys
  if (!hasDuplicates && !mayHaveUnsafe) return { duplicateKeys: [], unsafeNumbers: [], depth }
  return { ...findSpecifics(text, start, hasDuplicates), depth: census.depth }
}

/** Colons from `start` to `end`, counted until there are more than `most`: some may stand in strings. */
function countColons(text: string, start: number, end: number, most: number): number {
  let count = 0
  for (
    let at = text.indexOf(':', start);
    at !== -1 && at < end && count <= most;
    at = text.indexOf(':', at + 1)
  )
    count++
  return count
}

/** A number like 1e-400 is read as 0. */
function hasNegativeExponent(text: string): boolean {
  return hasDigitsAround(text, 'e-') || hasDigitsAround(text, 'E-')
}

function hasDigitsAround(text: string, mark: string): boolean {
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    if (isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + mark.length))) return true
  }
  return false
}

function isDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39
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
