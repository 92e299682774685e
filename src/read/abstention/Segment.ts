import type { AbstentionForm } from '../../verdict/reasons/abstention'
import type { Sentence } from '../text/splitSentences'
import type { Cue } from './Language'

/** What a segment does; see `roleOf`. */
export type Role =
  | 'decline'
  | 'disclaimer'
  | 'moral'
  | 'question'
  | 'request'
  | 'referral'
  | 'manners'
  | 'content'

/** A sentence, or the part of one that a pivot ("but") parts from the rest. */
export interface Segment {
  readonly role: Role
  /** How it declines, if it does. */
  readonly form?: AbstentionForm
  readonly sentence: Sentence
  /** How many words it has. */
  readonly size: number
  /** It begins its sentence. */
  readonly opens: boolean
  /** It begins with a pivot, or follows a conceded clause. */
  readonly turns: boolean
  readonly cues: ReadonlySet<Cue>
}

/** Moral advice, or a sentence that has its themes, or commits to nothing. */
export function isAdvice({ role, cues }: Segment): boolean {
  return role === 'moral' || (!cues.has('content') && (cues.has('theme') || cues.has('evasive')))
}

/** Says that an answer comes: "here are …". */
export function announces({ role, cues }: Segment): boolean {
  return cues.has('content') && role !== 'moral'
}

export function sizeOf(segments: readonly Segment[]): number {
  return segments.reduce((size, segment) => size + segment.size, 0)
}
