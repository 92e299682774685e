import { splitSentences } from '../text/splitSentences'

/** The sentence in which a project's own wording stands, if any does. */
export function matchPhrase(text: string, phrases: readonly (string | RegExp)[]): string | undefined {
  let lower: string | undefined
  for (const phrase of phrases) {
    let at: number
    if (typeof phrase === 'string') {
      lower ??= text.toLowerCase()
      at = lower.indexOf(phrase.toLowerCase())
    } else {
      // search() starts at 0 whatever a sticky or global pattern remembers.
      at = text.search(phrase)
    }
    if (at !== -1) return sentenceAt(text, at)
  }
  return undefined
}

function sentenceAt(text: string, offset: number): string {
  const sentence = splitSentences(text).find(({ start, end }) => offset >= start && offset < end)
  return sentence ? text.slice(sentence.start, sentence.end).trim() : text
}
