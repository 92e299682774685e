import { MASK } from './readWords'

/**
 * The text with quoted words, code and block quotes blotted out, character by character, so that offsets stay.
 *
 * What an agent quotes it does not say. Stops before a closing quote stay: they may end the sentence.
 */
export function maskQuoted(text: string): string {
  if (!/["“”„«»「『`'‘>~]/.test(text)) return text
  const parts: string[] = []
  let copied = 0
  for (let at = 0; at < text.length; at++) {
    const end = endOfQuoted(text, at)
    if (end <= at) continue
    parts.push(text.slice(copied, at), blot(text, at, end))
    copied = end
    at = end - 1
  }
  parts.push(text.slice(copied))
  return parts.join('')
}

/** A quotation is no longer than this: a lone quotation mark blots out no essay. */
const LONGEST = 600

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ["'", "'"],
  ['‘', '’'],
])

/** Where quoted text that begins here ends; `at` itself when none does. */
function endOfQuoted(text: string, at: number): number {
  const char = text.charAt(at)
  const lineStarts = at === 0 || text.charAt(at - 1) === '\n'
  if (char === '`' || char === '~') return endOfCode(text, at, lineStarts)
  if (char === '>' && lineStarts) return endOfLine(text, at)
  const closers = CLOSING.get(char)
  if (closers === undefined || !canOpen(text, at)) return at
  const most = Math.min(text.length, at + LONGEST)
  for (let end = at + 1; end < most; end++) {
    const next = text.charAt(end)
    if (next === '\n' && text.charAt(end + 1) === '\n') return at
    if (closers.includes(next) && canClose(text, end)) return end + 1
  }
  return at
}

/** An apostrophe or an inch mark stands behind a letter or digit, an opening quote does not. */
function canOpen(text: string, at: number): boolean {
  return !isWordCharacter(text.charAt(at - 1)) && !isBlank(text.charAt(at + 1))
}

function canClose(text: string, at: number): boolean {
  return !isBlank(text.charAt(at - 1)) && !isWordCharacter(text.charAt(at + 1))
}

function isWordCharacter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || (char >= '0' && char <= '9')
}

function isBlank(char: string): boolean {
  return char === '' || char === ' ' || char === '\n' || char === '\t'
}

function endOfCode(text: string, at: number, lineStarts: boolean): number {
  const mark = text.slice(at, at + 3)
  if (lineStarts && (mark === '```' || mark === '~~~')) {
    const closing = text.indexOf(`\n${mark}`, at)
    // Fences may be unclosed: models stop mid-answer when they hit the token limit.
    return closing === -1 ? text.length : endOfLine(text, closing + 1)
  }
  if (text.charAt(at) === '~') return at
  const most = Math.min(text.length, at + LONGEST)
  for (let end = at + 1; end < most; end++) {
    const next = text.charAt(end)
    if (next === '`') return end + 1
    if (next === '\n') return at
  }
  return at
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Blots it out; a stop before the closing quotation mark stays, with that mark. */
function blot(text: string, start: number, end: number): string {
  let kept = end
  if (CLOSING.has(text.charAt(start))) {
    kept--
    while (kept > start && '.!?。！？'.includes(text.charAt(kept - 1))) kept--
  }
  return MASK.repeat(kept - start) + text.slice(kept, end)
}
