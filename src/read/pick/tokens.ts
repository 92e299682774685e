import { isWordChar, type Mention } from './mentions'

/** A word, a mark or a candidate of one sentence. */
export interface Token {
  /** In lower case; empty for a candidate. */
  readonly word: string
  /** Index of the candidate, or -1. */
  readonly candidate: number
  readonly start: number
  readonly end: number
  /** Begins with a capital. */
  readonly capital: boolean
}

/** Marks that emphasise, quote or enclose, and part nothing. */
const SILENT = new Set('*_`#"“”\'‘’~')

/** `mentions` are those inside the sentence, in order. */
export function tokenize(text: string, start: number, end: number, mentions: readonly Mention[]): Token[] {
  const tokens: Token[] = []
  let next = 0
  for (let at = start; at < end; ) {
    const mention = mentions[next]
    if (mention && mention.start <= at) {
      tokens.push({
        word: '',
        candidate: mention.candidate,
        start: mention.start,
        end: mention.end,
        capital: true,
      })
      at = Math.max(mention.end, at + 1)
      next++
      continue
    }
    const char = text.charAt(at)
    if (isWordChar(char)) {
      const to = endOfWord(text, at, mention ? mention.start : end)
      const raw = text.slice(at, to)
      const word = raw.toLowerCase().replaceAll('’', "'")
      tokens.push({ word, candidate: -1, start: at, end: to, capital: raw !== word && /^\p{Lu}/u.test(raw) })
      at = to
    } else if ((char === "'" || char === '’') && /^s\b/i.test(text.slice(at + 1, at + 3))) {
      tokens.push({ word: "'s", candidate: -1, start: at, end: at + 2, capital: false })
      at += 2
    } else {
      if (char > ' ' && !SILENT.has(char)) {
        const word = char === '—' || char === '–' ? '-' : char
        tokens.push({ word, candidate: -1, start: at, end: at + 1, capital: false })
      }
      at++
    }
  }
  return tokens
}

function endOfWord(text: string, from: number, limit: number): number {
  let at = from + 1
  for (; at < limit; at++) {
    const char = text.charAt(at)
    if (isWordChar(char)) continue
    const next = text.charAt(at + 1)
    if (at + 1 >= limit || !isWordChar(next)) break
    if (char === "'" || char === '’') {
      if ((next === 's' || next === 'S') && !isWordChar(text.charAt(at + 2))) break
    } else if (char === '.' || char === ',') {
      if (!isDigit(text.charAt(at - 1)) || !isDigit(next)) break
    } else if (char !== '-') break
  }
  return at
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9'
}
