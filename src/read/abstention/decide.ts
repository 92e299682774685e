import type { AbstentionForm } from '../../verdict/reasons/abstention'
import type { AbstentionReading } from './AbstentionReading'
import type { Segment } from './readSegments'

type Quote = (segment: Segment) => string

/** Words of content before the first decline from which on it declines only the rest. */
const LEAD = 8

/** Words of content after a turn ("However, …") that make an answer, and that take advice mixed into them. */
const TURNED_CONTENT = 3
const ADVISED_CONTENT = 26
/** Words of content after a turn that make an answer whatever else is there. */
const FULL_CONTENT = 30

/** Words of content after a decline without a turn: it takes more, since reasons and offers follow too. */
const UNTURNED_CONTENT = 60

/** Words of content after a mere disclaimer. */
const DISCLAIMED_CONTENT = 4

/**
 * What the sentences come to. Without a turn the opening decides: who declines at once and adds reasons or
 * advice has declined. After a turn the opening says nothing: what follows decides.
 */
export function decide(segments: readonly Segment[], quote: Quote): AbstentionReading {
  const at = segments.findIndex(({ role }) => role === 'decline' || role === 'disclaimer')
  const opener = segments[at]
  if (opener === undefined) return decideWithoutDecline(segments, quote)

  const before = contentOf(segments.slice(0, at))
  const after = segments.slice(at + 1)
  const decline = opener.role === 'decline' ? opener : after.find(({ role }) => role === 'decline')
  if (wordsOf(before) > LEAD) return declineAfterContent(before, decline, quote)

  const answer = answerAfter(after, decline !== undefined)
  if (answer !== undefined && decline === undefined) {
    return { kind: 'answered', after: 'disclaimer', quote: quote(answer) }
  }
  if (answer !== undefined && decline !== undefined) {
    return { kind: 'partial', form: formOf(decline), quote: quote(decline), content: quote(answer) }
  }
  return { kind: 'abstained', form: formOf(decline ?? opener), quote: quote(decline ?? opener) }
}

/** The first segment of an answer that follows the opening, if one does. */
function answerAfter(after: readonly Segment[], declines: boolean): Segment | undefined {
  // "Here is why: …" announces reasons, not an answer.
  if (declines && after.some(({ cues }) => cues.has('explains'))) return undefined
  const turn = after.findIndex(({ turns, announces }) => turns || announces)
  const turned = turn === -1 ? [] : after.slice(turn)
  const [content] = contentOf(turned)
  const announced = turned.find(({ announces }) => announces)
  const isFull = announced !== undefined || wordsOf(contentOf(turned)) > FULL_CONTENT
  if (content !== undefined && (isFull || outweighs(turned, TURNED_CONTENT))) return announced ?? content
  return outweighs(after, declines ? UNTURNED_CONTENT : DISCLAIMED_CONTENT) ? contentOf(after)[0] : undefined
}

/** Enough content; more of it than of advice, where advice is mixed into it. */
function outweighs(segments: readonly Segment[], least: number): boolean {
  const content = wordsOf(contentOf(segments))
  const advice = wordsOf(segments.filter(({ role }) => role === 'moral'))
  return content > least && (advice === 0 || (content > ADVISED_CONTENT && content > advice))
}

function declineAfterContent(
  before: readonly Segment[],
  decline: Segment | undefined,
  quote: Quote,
): AbstentionReading {
  const [first] = before
  if (decline === undefined || first === undefined) return { kind: 'answered' }
  return { kind: 'partial', form: formOf(decline), quote: quote(decline), content: quote(first) }
}

/** Words of content beside a question that still is a clarification. */
const ASIDE = 25
const SHORT_ASIDE = 12

function decideWithoutDecline(segments: readonly Segment[], quote: Quote): AbstentionReading {
  const content = wordsOf(contentOf(segments))
  const last = segments.at(-1)
  const asked = segments.find(
    ({ role, cues }) => role === 'question' && (cues.has('question') || cues.has('request')),
  )
  if (asked && (content < ASIDE || asked === last)) return { kind: 'clarifying', quote: quote(asked) }
  if (last?.role === 'question' && content === 0 && !last.cues.has('courtesy')) {
    return { kind: 'clarifying', quote: quote(last) }
  }
  const request = segments.find(({ role }) => role === 'request')
  if (request && content < SHORT_ASIDE) return { kind: 'clarifying', quote: quote(request) }

  const advice = wordsOf(segments.filter(({ role }) => role === 'moral'))
  const opener = segments.find(({ role }) => role !== 'manners')
  if (opener?.cues.has('moral') && advice > content && !segments.some(({ announces }) => announces)) {
    return { kind: 'abstained', form: 'soft-refusal', quote: quote(opener) }
  }
  return { kind: 'answered' }
}

function contentOf(segments: readonly Segment[]): Segment[] {
  return segments.filter(({ role }) => role === 'content')
}

function wordsOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { size }) => sum + size, 0)
}

/** A disclaimer that nothing follows says that it has no means to answer. */
function formOf({ form }: Segment): AbstentionForm {
  return form ?? 'inability'
}
