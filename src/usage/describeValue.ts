/** A value's kind in words for a message about a mistake: `an array`, `a Promise`, `a number`. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'undefined'
  if (Array.isArray(value)) return 'an array'
  if (typeof value !== 'object') return `a ${typeof value}`
  const name = constructorName(value)
  if (name === undefined || name === 'Object') return 'an object'
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`
}

function constructorName(value: object): string | undefined {
  try {
    const { name } = value.constructor
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
