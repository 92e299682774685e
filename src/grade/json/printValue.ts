import { describeMatcher } from '../../usage/describeMatcher'
import { isAsymmetric, isSchema } from './expectedKinds'

/** Characters of a printed value; longer ones are cut in the middle. */
const PRINT_LIMIT = 200

/** Characters of a text inside it: with its quotes and the mark of the cut it stays within the limit above. */
const TEXT_LIMIT = 150

/** Characters after which a large value is printed no further: what is cut away need not be made first. */
const WORK_LIMIT = 4 * PRINT_LIMIT

/** A value as JSON for a reason, cut in the middle; asymmetric matchers and schemas by their names. */
export function printValue(value: unknown): string {
  let printed = ''
  print(value, 0)
  return cutMiddle(printed, PRINT_LIMIT)

  function print(item: unknown, depth: number): void {
    if (printed.length > WORK_LIMIT || depth > WORK_LIMIT) printed += '…'
    else if (typeof item === 'string') printed += JSON.stringify(cutMiddle(item, TEXT_LIMIT))
    else if (typeof item !== 'object' || item === null) printed += printScalar(item)
    else if (isAsymmetric(item) || isSchema(item)) printed += printSpecial(item)
    else if (Array.isArray(item)) printAll('[', item, ']', (entry) => print(entry, depth + 1))
    else if (
      Object.getPrototypeOf(item) !== null &&
      Object.getPrototypeOf(Object.getPrototypeOf(item)) !== null
    ) {
      printed += printSpecial(item)
    } else {
      printAll('{', Object.entries(item), '}', ([key, entry]) => {
        printed += `${JSON.stringify(cutMiddle(key, TEXT_LIMIT))}:`
        print(entry, depth + 1)
      })
    }
  }

  function printAll<T>(open: string, items: readonly T[], close: string, printItem: (item: T) => void): void {
    printed += open
    for (const [index, item] of items.entries()) {
      if (index > 0) printed += ','
      printItem(item)
      if (printed.length > WORK_LIMIT) return
    }
    printed += close
  }
}

/** Cuts a text in its middle and says how much is gone. */
export function cutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text
  const half = Math.floor(limit / 2)
  return `${text.slice(0, half)}…(${text.length - 2 * half} more characters)…${text.slice(-half)}`
}

function printScalar(value: unknown): string {
  return typeof value === 'function' && isSchema(value) ? printSpecial(value) : String(value)
}

function printSpecial(value: object): string {
  return (
    describeMatcher(value) ??
    (isSchema(value) ? `a value that fits the ${value['~standard'].vendor} schema` : text(value))
  )
}

function text(value: object): string {
  try {
    return String(value)
  } catch {
    return 'an object'
  }
}
