import type { Abstained } from './AbstentionReading'
import { announces, isAdvice, type Segment, sizeOf } from './Segment'

/** Moral advice from the start, and more of it than of anything else. */
export function findSoftRefusal(segments: readonly Segment[]): Abstained | undefined {
  const opener = segments.find(({ role }) => role !== 'manners' && role !== 'referral')
  if (opener?.role !== 'moral' || opener.cues.has('content') || segments.some(announces)) return undefined
  const [first] = segments
  const apologises = first?.cues.has('apology') && first.sentence === opener.sentence
  const advice = sizeOf(segments.filter(isAdvice))
  const content = sizeOf(segments.filter((segment) => segment.role === 'content' && !isAdvice(segment)))
  if (!apologises && advice <= content) return undefined
  return { kind: 'abstained', form: 'soft-refusal', quote: opener.sentence.text }
}
