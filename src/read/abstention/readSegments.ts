import type { AbstentionForm } from '../../verdict/reasons/abstention'
import { type PhraseHit, PhraseMatcher } from '../text/phrases/PhraseMatcher'
import { readWords } from '../text/readWords'
import type { Sentence } from '../text/splitSentences'
import type { Cue } from './Language'
import { LANGUAGES } from './languages'

/** What a segment does. */
export type Role = 'decline' | 'disclaimer' | 'moral' | 'question' | 'request' | 'manners' | 'content'

/** A sentence, or the part of one that a pivot ("but") parts from the rest. */
export interface Segment {
  readonly role: Role
  /** How it declines; only with the role `decline`. */
  readonly form?: AbstentionForm
  readonly sentence: Sentence
  /** How many words it has. */
  readonly size: number
  /** It turns from what was before: it begins with a pivot, or follows a concession. */
  readonly turns: boolean
  /** It announces an answer. */
  readonly announces: boolean
  readonly cues: ReadonlySet<Cue>
}

let matcher: PhraseMatcher<Cue> | undefined

/** Compiled on first use: most test files never need it. */
function phrases(): PhraseMatcher<Cue> {
  matcher ??= new PhraseMatcher(LANGUAGES)
  return matcher
}

/** Reads what each part of a sentence does; `lower` is the text in lower case, `masked` with quotes blotted out. */
export function readSegments(sentence: Sentence, lower: string, masked: string): Segment[] {
  const { words, breaks } = readWords(lower, sentence.start, sentence.end)
  const hits = phrases().match(words)
  const { cuts, conceded } = findCuts(hits, breaks, words.length)
  const isQuestion = /[?？]["'”’)\]*_ ]{0,8}$/.test(
    masked.slice(Math.max(sentence.start, sentence.end - 10), sentence.end),
  )
  return cuts.map((from, index) => {
    const to = cuts[index + 1] ?? words.length
    const inside = hits.filter((hit) => hit.last >= from && hit.last < to)
    const asks = isQuestion && to === words.length
    return toSegment(sentence, inside, {
      from,
      to,
      asks,
      size: sizeOf(words, from, to),
      overrides: from === conceded,
    })
  })
}

/** Where a sentence is cut: at pivots, and where a concession ("Although I cannot …, ") ends. */
function findCuts(
  hits: readonly PhraseHit<Cue>[],
  breaks: readonly number[],
  size: number,
): { cuts: readonly number[]; conceded: number | undefined } {
  const cuts = [0]
  const add = (at: number): void => {
    if (at > (cuts.at(-1) ?? 0) + 1 && at < size - 1) cuts.push(at)
  }
  const concedes = hits.some((hit) => hit.cue === 'concession')
  const decline = concedes ? hits.find((hit) => isDecline(hit.cue) || hit.cue === 'disclaimer') : undefined
  const conceded = decline && breaks.find((at) => at > decline.last)
  if (conceded !== undefined) add(conceded)
  for (const hit of hits) if (hit.cue === 'pivot') add(hit.first)
  return { cuts, conceded }
}

const FORMS = ['refusal', 'inability', 'unknown', 'no-information'] as const
type DeclineCue = (typeof FORMS)[number]

function isDecline(cue: Cue): cue is DeclineCue {
  return FORMS.some((form) => form === cue)
}

interface Part {
  readonly from: number
  readonly to: number
  readonly asks: boolean
  readonly size: number
  /** It follows a concession, and so overrides it. */
  readonly overrides: boolean
}

function toSegment(sentence: Sentence, hits: readonly PhraseHit<Cue>[], part: Part): Segment {
  const cues = new Set(hits.map((hit) => hit.cue))
  const decline = cues.has('exempt') ? undefined : hits.find((hit) => isDecline(hit.cue))
  const pivots = hits.some((hit) => hit.cue === 'pivot' && hit.first - part.from < 3)
  return {
    role: roleOf(cues, decline !== undefined, part.asks),
    ...(decline && isDecline(decline.cue) && { form: decline.cue }),
    sentence,
    size: part.size,
    turns: pivots || part.overrides,
    announces: cues.has('content'),
    cues,
  }
}

function roleOf(cues: ReadonlySet<Cue>, declines: boolean, asks: boolean): Role {
  if (asks && (cues.has('request') || cues.has('question'))) return 'question'
  if (declines) return 'decline'
  if (cues.has('disclaimer')) return 'disclaimer'
  if (asks) return 'question'
  if (cues.has('request') && !cues.has('courtesy')) return 'request'
  if (cues.has('moral') || cues.has('values')) return 'moral'
  if (cues.has('referral') || cues.has('courtesy') || cues.has('apology')) return 'manners'
  return 'content'
}

/** In words: of scripts without spaces each character is read as one, and two make about a word. */
function sizeOf(words: readonly string[], from: number, to: number): number {
  let size = 0
  for (let at = from; at < to; at++) size += (words[at]?.charCodeAt(0) ?? 0) >= 0x3040 ? 0.5 : 1
  return size
}
