import { type Cue, cueAt } from './cues'
import { BAD_NOUNS, GENERAL, GOOD_NOUNS, OPPOSITES, polarityOf } from './lexicon'
import { type Token, tokenize } from './tokens'

/** How a comparison bears on the question: 1 for its subject, -1 against it, 0 says nothing of it. */
export type Bearing = 1 | -1 | 0

export interface Asked {
  readonly bearingOf: (cue: Cue) => Bearing
  /** A plain word asked for ("extinct", "the author") rather than a comparison. */
  readonly word?: string
  /** No question was given: a conclusion may state its result in any property. */
  readonly isOpen: boolean
}

/** Reads the property a question asked for; without one it is "better". */
export function readAsked(asked: string | undefined): Asked {
  const words = asked?.trim() ?? ''
  if (words === '' || OVERALL.has(words.toLowerCase())) return { bearingOf: generalBearing, isOpen: true }
  const tokens = tokenize(words, 0, words.length, [])
  const cue = firstCue(tokens) ?? plainCue(tokens)
  if (!cue) return { bearingOf: () => 0, word: lastWord(tokens), isOpen: false }
  return { bearingOf: (said) => bearingOn(cue, said), isOpen: false }
}

const OVERALL = new Set(['better', 'best', 'the best', 'the better', 'winner', 'the winner'])

/** What a comparison says of its subject when nothing in particular was asked. */
export function generalBearing(cue: Cue): Bearing {
  const polarity = polarityOf(cue.base)
  if (cue.base === 'many' || polarity === 0) return nounBearing(cue)
  return times(polarity ?? 0, cue.direction)
}

/** "lower error" speaks for it, "higher cost" against it, "higher" alone says nothing. */
function nounBearing(cue: Cue): Bearing {
  if (cue.noun === undefined) return 0
  const height = HEIGHT.get(cue.base)
  if (height === undefined) return 0
  const noun = GOOD_NOUNS.has(cue.noun) ? 1 : BAD_NOUNS.has(cue.noun) ? -1 : 0
  return times(times(height, noun), cue.direction)
}

const HEIGHT: ReadonlyMap<string, 1 | -1> = new Map([
  ['many', 1],
  ['high', 1],
  ['large', 1],
  ['big', 1],
  ['great', 1],
  ['long', 1],
  ['wide', 1],
  ['deep', 1],
  ['low', -1],
  ['small', -1],
  ['short', -1],
  ['few', -1],
])

function bearingOn(asked: Cue, said: Cue): Bearing {
  if (asked.noun !== undefined && said.noun !== undefined && !isSameNoun(asked.noun, said.noun)) return 0
  const side = sideOf(asked.base, said.base)
  if (side !== 0) return times(times(side, said.direction), asked.direction)
  // "Chiller 9 is better" answers "less efficient" by the sign of what was asked.
  return GENERAL.has(said.base) ? times(generalBearing(asked), generalBearing(said)) : 0
}

function sideOf(asked: string, said: string): Bearing {
  if (asked === said) return 1
  if (isNegated(asked, said) || isNegated(said, asked)) return -1
  for (const [one, other] of OPPOSITES) {
    const at = one.includes(asked) ? 1 : other.includes(asked) ? -1 : 0
    const is = one.includes(said) ? 1 : other.includes(said) ? -1 : 0
    if (at !== 0 && is !== 0) return times(at, is)
  }
  return 0
}

/** "inefficient" and "efficient". */
function isNegated(word: string, base: string): boolean {
  return ['in', 'un', 'im', 'ir', 'dis'].some((prefix) => word === prefix + base)
}

function isSameNoun(a: string, b: string): boolean {
  return a === b || `${a}s` === b || a === `${b}s`
}

function firstCue(tokens: readonly Token[]): Cue | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cue = cueAt(tokens, at)
    if (cue) return cue
  }
  return undefined
}

/** "efficient" asks for the more efficient one. */
function plainCue(tokens: readonly Token[]): Cue | undefined {
  const base = lastWord(tokens)
  const to = tokens.length
  if (polarityOf(base) === undefined) return undefined
  return { from: to - 1, to, base, direction: 1, degree: 'comparative' }
}

function lastWord(tokens: readonly Token[]): string {
  return tokens.at(-1)?.word ?? ''
}

function times(a: Bearing, b: Bearing): Bearing {
  const product = a * b
  return product > 0 ? 1 : product < 0 ? -1 : 0
}
