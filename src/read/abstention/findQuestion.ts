import type { Clarifying } from './AbstentionReading'
import { type Segment, sizeOf } from './Segment'

/** An answer this long is one, even if it also asks for something. */
const LONG_BEFORE_QUESTION = 25
const LONG_BEFORE_REQUEST = 12

/** A question to the user, beside which there is little else. */
export function findQuestion(segments: readonly Segment[]): Clarifying | undefined {
  const size = sizeOf(segments.filter(({ role }) => role === 'content'))
  const last = segments.at(-1)
  const asked = segments.find(
    ({ role, cues }) => role === 'question' && (cues.has('question') || cues.has('request')),
  )
  if (asked && (size < LONG_BEFORE_QUESTION || asked === last)) return clarifying(asked)
  if (last?.role === 'question' && size < LONG_BEFORE_REQUEST && !last.cues.has('courtesy'))
    return clarifying(last)
  const requested = segments.find(({ role }) => role === 'request')
  return requested && size < LONG_BEFORE_REQUEST ? clarifying(requested) : undefined
}

export function clarifying(segment: Segment): Clarifying {
  return { kind: 'clarifying', quote: segment.sentence.text }
}
