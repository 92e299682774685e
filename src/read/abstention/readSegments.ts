import type { PhraseHit } from '../text/phrases/PhraseMatcher'
import { readWords } from '../text/readWords'
import type { Sentence } from '../text/splitSentences'
import { findPhrases } from './findPhrases'
import { type Cue, DECLINES, type Decline } from './Language'
import type { ProjectPhrases } from './projectPhrases'
import { roleOf } from './roleOf'
import type { Segment } from './Segment'

/**
 * Reads the segments of a sentence.
 *
 * @param lower the whole text, in lower case, with quoted words masked
 */
export function readSegments(sentence: Sentence, lower: string, project: ProjectPhrases): Segment[] {
  const { words, breaks } = readWords(lower, sentence.start, sentence.end)
  if (project.foundIn(sentence.text, words)) {
    const size = sizeOf(words, 0, words.length)
    return [{ role: 'decline', form: 'phrase', sentence, size, opens: true, turns: false, cues: NONE }]
  }
  const hits = findPhrases(words)
  const asks = /[?？؟][^\p{L}\p{N}]{0,7}$/u.test(sentence.text.slice(-8))
  const cuts = findCuts(hits, breaks, words.length)
  return cuts.map(({ at, turns }, index) => {
    const end = cuts[index + 1]?.at ?? words.length
    const inside = cuts.length === 1 ? hits : hits.filter((hit) => hit.last >= at && hit.last < end)
    const cues = new Set(inside.map((hit) => hit.cue))
    const decline = findDecline(inside, cues)
    return {
      role: roleOf(cues, decline !== undefined, asks && end === words.length),
      ...(decline && { form: decline }),
      sentence,
      size: sizeOf(words, at, end),
      opens: at === 0,
      turns: turns || inside.some((hit) => hit.cue === 'pivot' && hit.first - at < 3),
      cues,
    }
  })
}

const NONE: ReadonlySet<Cue> = new Set()

interface Cut {
  readonly at: number
  readonly turns: boolean
}

/** Where segments begin: at pivots, and behind a conceded clause ("Although I cannot see it, …"). */
function findCuts(hits: readonly PhraseHit<Cue>[], breaks: readonly number[], size: number): Cut[] {
  const cuts: Cut[] = [{ at: 0, turns: false }]
  const add = (at: number, turns: boolean) => {
    const previous = cuts.at(-1)?.at ?? 0
    if (at > previous + 1 && at < size - 1) cuts.push({ at, turns })
  }
  if (hits.some((hit) => hit.cue === 'concession')) {
    const conceded = hits.find((hit) => isDecline(hit.cue) || hit.cue === 'disclaimer')
    const comma = conceded && breaks.find((at) => at > conceded.last)
    if (comma !== undefined) add(comma, true)
  }
  for (const hit of hits) if (hit.cue === 'pivot') add(hit.first, false)
  return cuts
}

/** A disclaimer that ends behind a decline is what it is about: "cannot give | a personal opinion". */
function findDecline(hits: readonly PhraseHit<Cue>[], cues: ReadonlySet<Cue>): Decline | undefined {
  if (cues.has('exempt')) return undefined
  let disclaimed = -1
  for (const hit of hits) if (hit.cue === 'disclaimer') disclaimed = hit.last
  for (const { cue, last } of hits) if (isDecline(cue) && last > disclaimed) return cue
  return undefined
}

function isDecline(cue: Cue): cue is Decline {
  return (DECLINES as readonly Cue[]).includes(cue)
}

/** Two characters of Han, kana or hangul weigh as much as a word. */
function sizeOf(words: readonly string[], from: number, to: number): number {
  let size = 0
  for (let at = from; at < to; at++) size += (words[at] ?? '') >= '\u3040' ? 0.5 : 1
  return size
}
