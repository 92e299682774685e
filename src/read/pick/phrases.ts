import type { Token } from './tokens'

/** Phrases by their first word; `@` stands for a candidate, `_` for any one word. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** One phrase a line. */
export function phrasesOf(lines: string): Phrases {
  const phrases = new Map<string, string[][]>()
  for (const line of lines.split('\n')) {
    const words = line
      .trim()
      .split(' ')
      .map((word) => (word === '@' ? '' : word))
    const first = words[0]
    if (first === undefined || line.trim() === '') continue
    const others = phrases.get(first)
    if (others) others.push(words)
    else phrases.set(first, [words])
  }
  for (const list of phrases.values()) list.sort((a, b) => b.length - a.length)
  return phrases
}

/** How many tokens the longest phrase that begins at `at` takes; 0 if none does. */
export function phraseAt(phrases: Phrases, tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  const list = token && phrases.get(token.word)
  if (!list) return 0
  for (const words of list) if (words.every((word, i) => fits(word, tokens[at + i]))) return words.length
  return 0
}

/** Whether one of the phrases stands between two tokens. */
export function hasPhrase(
  phrases: Phrases,
  tokens: readonly Token[],
  from = 0,
  to: number = tokens.length,
): boolean {
  for (let at = from; at < to; at++) if (phraseAt(phrases, tokens, at) > 0) return true
  return false
}

function fits(word: string, token: Token | undefined): boolean {
  if (!token) return false
  return word === '_' ? token.word !== '' : word === token.word
}
