import { BAD_NOUNS, GOOD_NOUNS, INFLECTED, polarityOf } from './lexicon'
import type { Token } from './tokens'

/** A word or two that compare: "faster", "less reliable", "the most members", "lower error rate". */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly base: string
  /** -1 after "less" and "least". */
  readonly direction: 1 | -1
  readonly degree: 'comparative' | 'superlative'
  /** What there is more or less of: "members", "error". */
  readonly noun?: string
}

/** The comparison that begins at a token, if one does. */
export function cueAt(tokens: readonly Token[], at: number): Cue | undefined {
  const word = tokens[at]?.word ?? ''
  const amount = AMOUNTS.get(word)
  if (amount) return amountCue(tokens, at, amount)
  const inflected = INFLECTED.get(word)
  if (!inflected || isOtherSense(tokens, at)) return undefined
  if (inflected.base === 'hard' && tokens[at + 1]?.word === 'to') {
    return { from: at, to: at + 1, direction: 1, base: 'difficult', degree: inflected.degree }
  }
  const noun = DIRECTIONS.has(inflected.base) ? nounAfter(tokens, at + 1) : undefined
  return { from: at, to: at + 1, direction: 1, ...inflected, ...(noun !== undefined && { noun }) }
}

interface Amount {
  readonly direction: 1 | -1
  readonly degree: 'comparative' | 'superlative'
}

const AMOUNTS: ReadonlyMap<string, Amount> = new Map([
  ['more', { direction: 1, degree: 'comparative' }],
  ['most', { direction: 1, degree: 'superlative' }],
  ['less', { direction: -1, degree: 'comparative' }],
  ['least', { direction: -1, degree: 'superlative' }],
  ['fewer', { direction: -1, degree: 'comparative' }],
  ['fewest', { direction: -1, degree: 'superlative' }],
])

/** Bases that say nothing without their noun. */
const DIRECTIONS = new Set('high low many big large small great long short wide broad deep'.split(' '))

function amountCue(tokens: readonly Token[], at: number, amount: Amount): Cue | undefined {
  if (amount.degree === 'superlative' && PARTITIVES.has(tokens[at + 1]?.word ?? '')) return undefined
  let to = at + 1
  while (to - at < 3 && isAdverb(tokens[to]?.word ?? '')) to++
  const word = tokens[to]?.word ?? ''
  if (polarityOf(word) !== undefined || isAdjective(word))
    return { from: at, to: to + 1, base: word, ...amount }
  const noun = nounAfter(tokens, at + 1)
  return { from: at, to: at + 1, base: 'many', ...amount, ...(noun !== undefined && { noun }) }
}

/** "most of them", "at least 5", "more than 10". */
const PARTITIVES = new Set('of importantly notably people users likely'.split(' '))

function isAdverb(word: string): boolean {
  return word.endsWith('ly') && polarityOf(word) === undefined
}

const ADJECTIVE_ENDINGS = [
  'ive',
  'ful',
  'ous',
  'able',
  'ible',
  'ical',
  'ic',
  'ent',
  'ant',
  'ial',
  'ish',
  'like',
  'ing',
  'ed',
  'ic',
  'ate',
]

function isAdjective(word: string): boolean {
  return word.length > 5 && ADJECTIVE_ENDINGS.some((ending) => word.endsWith(ending))
}

/** The noun a direction is about: the first known one of the next few words, else the last word of the phrase. */
function nounAfter(tokens: readonly Token[], from: number): string | undefined {
  let last: string | undefined
  for (let at = from; at < from + 4; at++) {
    const token = tokens[at]
    if (!token || token.candidate >= 0 || !/^[a-z]/.test(token.word) || PHRASE_ENDS.has(token.word)) break
    last = token.word
    if (GOOD_NOUNS.has(last) || BAD_NOUNS.has(last)) return last
  }
  return last
}

const PHRASE_ENDS = new Set(
  `than and or but of in on at to for with from by as is are was were has have which that when while because since
  so if compared`.split(/\s+/),
)

/** "had better", "the first time", "last year", "at last", "not later". */
function isOtherSense(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word
  const before = tokens[at - 1]?.word
  if (word === 'better') return before === 'had' || before === "you'd" || before === 'get'
  if (word === 'last' || word === 'first') {
    const after = tokens[at + 1]?.word ?? ''
    return before === 'at' || !(ORDER_VERBS.has(before ?? '') || after === '' || before === 'the')
  }
  return word === 'further' || (word === 'fine' && before !== 'more')
}

const ORDER_VERBS = new Set(
  `born died founded formed established released published built opened created started began came comes out
  represented ranked finished ranks finishes placed places invented introduced launched made written appeared`.split(
    /\s+/,
  ),
)
