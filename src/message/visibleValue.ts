import { visible } from './visible'

/** A JSON-like value for a runner's own diff, which prints texts raw: all its texts and keys made harmless. */
export function visibleValue(value: unknown): unknown {
  if (typeof value === 'string') return visible(value)
  if (Array.isArray(value)) return value.map(visibleValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [visible(key), visibleValue(item)]))
}
