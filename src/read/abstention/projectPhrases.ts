import { readWords } from '../text/readWords'

/** A project's own wording for "no answer", ready to be looked for. */
export interface ProjectPhrases {
  foundIn(sentence: string, words: readonly string[]): boolean
}

/** A string is found as whole words, whatever its case and punctuation; a pattern is tried on the sentence. */
export function readProjectPhrases(phrases: readonly (string | RegExp)[]): ProjectPhrases {
  const patterns: RegExp[] = []
  const spelled: string[] = []
  for (const phrase of phrases) {
    if (typeof phrase !== 'string') patterns.push(phrase)
    else if (phrase.trim() !== '') spelled.push(spell(readWords(phrase.toLowerCase()).words))
  }
  return {
    foundIn: (sentence, words) =>
      // `search`, unlike `test`, forgets where a global pattern stopped last time.
      patterns.some((pattern) => sentence.search(pattern) >= 0) ||
      (spelled.length > 0 && spelled.some((phrase) => spell(words).includes(phrase))),
  }
}

function spell(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}
