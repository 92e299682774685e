import { isArray, isFiniteNumber, keysOf, plainPrototype, prototypeOf } from '../usage/builtins'
import { describeMatcher } from '../usage/describeMatcher'

/** Characters of one text in a record: longer ones are cut in the middle, and the cut is marked. */
export const TEXT_LIMIT: number = 64 * 1024

/** Values and characters that one record's value may hold in all. */
const VALUE_BUDGET = 10_000
const DEPTH_LIMIT = 50

export function cutText(text: string, limit: number = TEXT_LIMIT): string {
  if (text.length <= limit) return text
  const half = Math.floor(limit / 2)
  return `${text.slice(0, half)}\n…(${text.length - 2 * half} characters cut)…\n${text.slice(-half)}`
}

/**
 * A copy that structured clone, JSON and every worker channel accept: one function in it would lose all
 * results of a Vitest file, one cycle would end a Jest worker. Never throws.
 */
export function toJsonSafe(value: unknown): unknown {
  let budget = VALUE_BUDGET
  let characters = TEXT_LIMIT
  return copy(value, 0)

  function copy(item: unknown, depth: number): unknown {
    if (--budget < 0 || depth > DEPTH_LIMIT || characters < 0) return '…'
    if (item === null || typeof item === 'boolean') return item
    if (typeof item === 'string') {
      const text = cutText(item)
      characters -= text.length
      return text
    }
    if (typeof item === 'number') return isFiniteNumber(item) ? item : String(item)
    if (typeof item !== 'object' && typeof item !== 'function') return String(item)
    try {
      return copyReference(item, depth)
    } catch {
      return '(unreadable)'
    }
  }

  function copyReference(item: object, depth: number): unknown {
    if (isArray(item)) return item.slice(0, VALUE_BUDGET).map((entry) => copy(entry, depth + 1))
    const matcher = describeMatcher(item)
    if (matcher !== undefined) return matcher
    if ('~standard' in item) return '(schema)'
    if (typeof item === 'function') return '(function)'
    const isPlain = prototypeOf(item) === plainPrototype
    if (!isPlain && (item instanceof Date || item instanceof RegExp)) return String(item)
    return copyMembers(item as Readonly<Record<string, unknown>>, depth)
  }

  // A loop, since this runs for every value that is expected: entries() and fromEntries() show in the bench.
  function copyMembers(item: Readonly<Record<string, unknown>>, depth: number): object {
    const members: Record<string, unknown> = {}
    const keys = keysOf(item)
    for (let index = 0; index < keys.length && index < VALUE_BUDGET; index++) {
      const key = keys[index] ?? ''
      const value = copy(item[key], depth + 1)
      // Assigned, it would become the prototype.
      if (key === '__proto__')
        Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true })
      else members[key] = value
    }
    return members
  }
}
