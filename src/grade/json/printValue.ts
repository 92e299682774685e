import { isAsymmetric, isSchema } from './expectedKinds'

/** Characters of a printed value; longer ones are cut in the middle. */
const PRINT_LIMIT = 200

/** A value as JSON for a reason, cut in the middle; asymmetric matchers and schemas by their names. */
export function printValue(value: unknown): string {
  return cutMiddle(print(value), PRINT_LIMIT)
}

/** Cuts a text in its middle and says how much is gone. */
export function cutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text
  const half = Math.floor(limit / 2)
  return `${text.slice(0, half)}…(${text.length - 2 * half} more characters)…${text.slice(-half)}`
}

function print(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > 10 * PRINT_LIMIT ? cutMiddle(value, PRINT_LIMIT) : value)
  if (typeof value !== 'object' || value === null) return String(value)
  let budget = 100
  try {
    return JSON.stringify(value, (_key, item: unknown) => {
      if (isAsymmetric(item) || isSchema(item)) return printSpecial(item)
      if (--budget < 0) return Array.isArray(item) || (typeof item === 'object' && item !== null) ? '…' : item
      return typeof item === 'string' ? cutMiddle(item, PRINT_LIMIT) : item
    })
  } catch {
    return printSpecial(value)
  }
}

function printSpecial(value: object): string {
  try {
    if ('toAsymmetricMatcher' in value && typeof value.toAsymmetricMatcher === 'function') {
      return String(value.toAsymmetricMatcher())
    }
    return isSchema(value) ? `a value that fits the ${value['~standard'].vendor} schema` : String(value)
  } catch {
    return 'an asymmetric matcher'
  }
}
