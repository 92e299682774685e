import { describeValue } from './describeValue'
import { nearestName } from './nearestName'
import { UsageError } from './UsageError'

/**
 * Throws when `options` is no plain object or holds a name that is not in `names`.
 *
 * @throws {UsageError} naming the unknown option, the nearest known one and all known ones.
 */
export function checkOptions(where: string, options: unknown, names: readonly string[]): void {
  if (options === undefined) return
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new UsageError(`${where}: options must be an object, but got ${describeValue(options)}`)
  }
  for (const name of Object.keys(options)) {
    if (names.includes(name)) continue
    const nearest = nearestName(name, names)
    const question = nearest ? `; did you mean '${nearest}'?` : ''
    throw new UsageError(`${where}: unknown option '${name}'${question} Options: ${names.join(', ')}`)
  }
}

/** Throws unless `value` is a finite number from `least` to `most`. */
export function checkNumber(
  name: string,
  value: unknown,
  {
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
  }: { least?: number; most?: number } = {},
): void {
  if (value === undefined) return
  if (typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most) return
  const bounds = Number.isFinite(most) ? ` from ${least} to ${most}` : ` of at least ${least}`
  const got = typeof value === 'number' ? String(value) : describeValue(value)
  throw new UsageError(`'${name}' must be a number${bounds}, but got ${got}`)
}
