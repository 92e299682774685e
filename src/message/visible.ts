/**
 * Agent text made harmless for a terminal and a CI log, and honest for a reader: control characters, bidi
 * overrides and lone surrogates are shown as escapes, and `##[`, which starts an Azure or GitHub command
 * anywhere in a line, is broken.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text
  let shown = ''
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    shown += isHidden(code) ? escapeOf(code) : character
  }
  return shown.replaceAll('##[', '##\\[')
}

/** Printable ASCII without `#`: most texts, and nothing in them needs a look. */
const PLAIN = /^[ -"$-~]*$/

function isHidden(code: number): boolean {
  if (code < 0x7f) return code < 0x20
  if (code <= 0x9f || code === 0xad) return true
  if (code >= 0x200b && code <= 0x200f) return true
  if (code >= 0x2028 && code <= 0x202e) return true
  if (code >= 0x2060 && code <= 0x2069) return true
  return code === 0xfeff || (code >= 0xd800 && code <= 0xdfff) || (code >= 0xe0000 && code <= 0xe0fff)
}

const SHORT: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r' }

function escapeOf(code: number): string {
  const hex = code.toString(16).toUpperCase()
  return SHORT[code] ?? (code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`)
}

/** Columns a text takes in a terminal: two for East Asian wide characters and emoji. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += isWide(character.codePointAt(0) ?? 0) ? 2 : 1
  return width
}

/** The blocks of Unicode's EastAsianWidth.txt that are wide throughout. */
function isWide(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0x1f300 && code <= 0x1faff) ||
    (code >= 0x20000 && code <= 0x3fffd)
  )
}
