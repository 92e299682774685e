import { type PhraseHit, PhraseMatcher } from '../text/phrases/PhraseMatcher'
import type { Cue, Script } from './Language'
import { LANGUAGES } from './languages'

const matchers = new Map<Script, PhraseMatcher<Cue>>()

/**
 * The phrases of all languages of the sentence's script: their words tell the languages apart.
 *
 * A script's tables are compiled when a sentence first needs them; most test files never do.
 */
export function findPhrases(words: readonly string[]): PhraseHit<Cue>[] {
  const script = scriptOf(words)
  let matcher = matchers.get(script)
  if (!matcher) {
    matcher = new PhraseMatcher(LANGUAGES.filter((language) => language.script === script))
    matchers.set(script, matcher)
  }
  return matcher.match(words)
}

/** A word in another script than Latin decides: names and terms stand in Latin letters everywhere. */
function scriptOf(words: readonly string[]): Script {
  for (const word of words) {
    if (word < '\u0400') continue
    if (word < '\u0530') return 'cyrillic'
    if (word >= '\u3040' && word < '\ufb00') return 'cjk'
  }
  return 'latin'
}
