import { isSpace } from './skipJson'

/** JSON.parse without an exception: undefined for a text that is not JSON. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  if (!couldBeJson(text)) return undefined
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** By its ends alone. An exception costs as much as parsing a kilobyte, and most outputs that fail, fail here. */
function couldBeJson(text: string): boolean {
  let start = 0
  let end = text.length - 1
  while (isSpace(text.charCodeAt(start))) start++
  while (isSpace(text.charCodeAt(end))) end--
  const first = text[start] ?? ''
  const last = text[end]
  if (first === '{') return last === '}'
  if (first === '[') return last === ']'
  if (first === '"') return last === '"'
  return first !== '' && '-0123456789tfn'.includes(first)
}
