import type { Asked } from './asked'
import { type Cue, cueAt } from './cues'
import { isNegated } from './negation'
import { phraseAt, phrasesOf } from './phrases'
import { bearingOn } from './relations'
import type { Token } from './tokens'

/** One of two candidates. */
export type Side = 0 | 1

/** The candidate that the words at `at` lean to, whatever else the sentence says. */
export function leanAt(tokens: readonly Token[], at: number, asked: Asked): Side | undefined {
  return (
    choiceLean(tokens, at) ??
    failingLean(tokens, at) ??
    equativeLean(tokens, at) ??
    comparisonLean(tokens, at, asked)
  )
}

/** "… Alpha instead of Beta", "… Alpha rather than Beta", "… Alpha over Beta". */
function choiceLean(tokens: readonly Token[], at: number): Side | undefined {
  const length = phraseAt(CHOSEN_OVER, tokens, at)
  if (length === 0 || isNegated(tokens, at - 8, at)) return undefined
  const left = candidateBefore(tokens, at, length === 1 ? 1 : 5)
  return otherAfter(tokens, at + length, 4, left) === undefined ? undefined : left
}

const CHOSEN_OVER = phrasesOf(`
  instead of
  rather than
  over`)

/** "Alpha cannot match Beta", "Alpha is catching up with Beta". */
function failingLean(tokens: readonly Token[], at: number): Side | undefined {
  if (phraseAt(FAILING, tokens, at) === 0) return undefined
  return otherAfter(tokens, at + 1, 12, candidateBefore(tokens, at, 12))
}

const FAILING = phrasesOf(`
  can't match
  cannot match
  couldn't match
  could not match
  doesn't match
  does not match
  can't compete
  cannot compete
  can't compare
  cannot compare
  keep up with
  catch up
  catches up
  catching up
  behind
  falls short
  pales
  no match for
  trails
  lose to
  loses to
  lost to`)

/** "Alpha does not handle load nearly as well as Beta". */
function equativeLean(tokens: readonly Token[], at: number): Side | undefined {
  if (tokens[at]?.word !== 'as' || !isNegated(tokens, at - 6, at)) return undefined
  for (let second = at + 2; second < at + 6; second++) {
    if (tokens[second]?.word !== 'as') continue
    return otherAfter(tokens, second, 10, candidateBefore(tokens, at, 14))
  }
  return undefined
}

/** "… better … Alpha … than … Beta", "Alpha … is faster". */
function comparisonLean(tokens: readonly Token[], at: number, asked: Asked): Side | undefined {
  const cue = cueAt(tokens, at)
  const bearing = cue ? bearingOn(tokens, cue, asked) : 0
  if (!cue || bearing === 0 || isNegated(tokens, at - 4, at)) return undefined
  const link = linkAfter(tokens, cue)
  const subject = link === undefined ? holderOf(tokens, cue) : leftOf(tokens, link)
  if (subject === undefined) return undefined
  return bearing === 1 ? subject : other(subject)
}

/** How far apart the parts of one comparison may stand. */
const REACH = 16

/** What joins a comparison to its second side: "than", "superior to", "over", "compared". */
function linkAfter(tokens: readonly Token[], cue: Cue): number | undefined {
  for (let at = cue.to; at < tokens.length && at - cue.to <= REACH; at++) {
    const word = tokens[at]?.word ?? ''
    if (LINKS.has(word) || (word === 'then' && at === cue.to)) return at
    if (word === 'to' && TAKES_TO.has(cue.base)) return at
  }
  return undefined
}

const LINKS = new Set(['than', 'over', 'compared', 'unlike'])
const TAKES_TO = new Set(['superior', 'inferior', 'preferable'])

function leftOf(tokens: readonly Token[], link: number): Side | undefined {
  const left = candidateBefore(tokens, link, 4 * REACH)
  const right = otherAfter(tokens, link + 1, REACH, left)
  return right === undefined ? undefined : left
}

/** "Alpha is faster", "Alpha looks even better": the candidate right before the verb. */
function holderOf(tokens: readonly Token[], cue: Cue): Side | undefined {
  if (cue.degree === 'superlative' || !HOLDING.has(tokens[cue.from - 1]?.word ?? '')) return undefined
  for (let at = cue.from - 1; at >= cue.from - 3; at--) {
    const token = tokens[at]
    if (!token || LIST_JOINTS.has(token.word)) return undefined
    if (token.candidate >= 0) return isListed(tokens, at) ? undefined : sideOf(token)
    if (token.capital) return undefined
  }
  return undefined
}

const HOLDING = new Set("is was are were 's be much even far works runs a lot has have looks".split(' '))
const LIST_JOINTS = new Set(', and or / &'.split(' '))

/** One of several names side by side. */
function isListed(tokens: readonly Token[], at: number): boolean {
  const joins = (joint: number, name: number) =>
    LIST_JOINTS.has(tokens[joint]?.word ?? '') && tokens[name]?.capital === true
  return joins(at - 1, at - 2) || joins(at + 1, at + 2)
}

function candidateBefore(tokens: readonly Token[], to: number, reach: number): Side | undefined {
  for (let at = to - 1; at >= 0 && to - at <= reach; at--) {
    const side = sideOf(tokens[at])
    if (side !== undefined) return side
  }
  return undefined
}

/** The first candidate after `from`, if it is not the one given. */
function otherAfter(
  tokens: readonly Token[],
  from: number,
  reach: number,
  left: Side | undefined,
): Side | undefined {
  if (left === undefined) return undefined
  for (let at = from; at < tokens.length && at - from < reach; at++) {
    if (tokens[at]?.word === ';') return undefined
    const side = sideOf(tokens[at])
    if (side !== undefined) return side === left ? undefined : side
  }
  return undefined
}

function sideOf(token: Token | undefined): Side | undefined {
  return token?.candidate === 0 || token?.candidate === 1 ? token.candidate : undefined
}

function other(side: Side): Side {
  return side === 0 ? 1 : 0
}
