import type { AbstentionForm } from '../../verdict/reasons/abstention'
import type { AbstentionReading } from './AbstentionReading'
import { clarifying, findQuestion } from './findQuestion'
import { findSoftRefusal } from './findSoftRefusal'
import { type Segment, sizeOf } from './Segment'
import { weigh } from './weigh'

/** So much before a decline is an answer of its own, not a lead-in. */
const LONG_BEFORE_DECLINE = 8

/**
 * Decides what the segments come to.
 *
 * Without a pivot the opener decides: what follows a decline explains it. With one ("However, …") the opener
 * says nothing, and what follows decides, if it is more than moral advice.
 */
export function decide(segments: readonly Segment[]): AbstentionReading {
  const at = findOpener(segments)
  const opener = segments[at]
  return opener
    ? decideAfter(opener, segments.slice(0, at), segments.slice(at + 1))
    : (findQuestion(segments) ?? findSoftRefusal(segments) ?? { kind: 'answered' })
}

function decideAfter(
  opener: Segment,
  before: readonly Segment[],
  after: readonly Segment[],
): AbstentionReading {
  const { declined, content, outweighs } = weigh(opener, after)
  const earlier = before.filter(({ role }) => role === 'content' || role === 'referral')
  const first = earlier[0]
  if (first && sizeOf(earlier) > LONG_BEFORE_DECLINE) {
    return declined ? partial(declined, first) : { kind: 'answered' }
  }
  if (content && outweighs) {
    if (declined) return partial(declined, content)
    return { kind: 'answered', after: 'disclaimer', quote: content.sentence.text }
  }
  // "No, as an AI I have no feelings."
  if (!declined && opener.cues.has('content')) {
    return { kind: 'answered', after: 'disclaimer', quote: opener.sentence.text }
  }
  const decisive = declined ?? opener
  // "I'm not sure which one you mean. The first?"
  const asked =
    decisive.form === 'unknown'
      ? after.find(({ cues }) => cues.has('question') || cues.has('request'))
      : undefined
  if (asked && !asked.cues.has('courtesy')) return clarifying(asked)
  return { kind: 'abstained', form: formOf(decisive), quote: decisive.sentence.text }
}

/** The first segment that declines or disclaims. */
function findOpener(segments: readonly Segment[]): number {
  const first = segments.findIndex(({ role }) => role !== 'manners')
  if (segments[first]?.cues.has('bare') && !segments[first].cues.has('exempt')) return first
  return segments.findIndex(({ role }) => role === 'decline' || role === 'disclaimer')
}

function formOf(declined: Segment): AbstentionForm {
  return declined.form ?? 'inability'
}

function partial(declined: Segment, content: Segment): AbstentionReading {
  return {
    kind: 'partial',
    form: formOf(declined),
    quote: declined.sentence.text,
    content: content.sentence.text,
  }
}
