/** Where the string that opens just before `from` closes: the offset of its quote, or the end of the text. */
export function closingQuote(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x22) return i
    if (c === 0x5c) i++
  }
  return text.length
}

/**
 * The end of the array or object at `start`, by counting brackets outside of strings; the end of the text when
 * it is not closed. No grammar is checked: what is in between need not be JSON.
 */
export function skipContainer(text: string, start: number): number {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x22) i = closingQuote(text, i + 1)
    else if (c === 0x7b || c === 0x5b) depth++
    else if ((c === 0x7d || c === 0x5d) && --depth === 0) return i + 1
  }
  return text.length
}

/** The end of the value at `start` of a valid JSON text. */
export function skipValue(text: string, start: number): number {
  const c = text.charCodeAt(start)
  if (c === 0x22) return closingQuote(text, start + 1) + 1
  if (c === 0x7b || c === 0x5b) return skipContainer(text, start)
  let i = start
  while (i < text.length && !isAfterScalar(text.charCodeAt(i))) i++
  return i
}

export function skipSpace(text: string, from: number): number {
  let i = from
  while (isSpace(text.charCodeAt(i))) i++
  return i
}

export function isSpace(c: number): boolean {
  return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09
}

function isAfterScalar(c: number): boolean {
  return c === 0x2c || c === 0x7d || c === 0x5d || isSpace(c)
}
