import { announces, isAdvice, type Segment } from './Segment'

/** Fewer words than this are no content: "Sure.", "Hope that helps." */
const FEW = 3

export interface Weight {
  /** The first segment that declines; none when there are only disclaimers. */
  readonly declined: Segment | undefined
  /** The first segment that counts as content. */
  readonly content: Segment | undefined
  /** The content counts for more than the advice, referrals and manners around it. */
  readonly outweighs: boolean
}

/** Weighs what follows the first decline or disclaimer. */
export function weigh(opener: Segment, after: readonly Segment[]): Weight {
  let declined = opener.role === 'disclaimer' ? undefined : opener
  let previous = opener
  let turned = false
  let announced = false
  let content: Segment | undefined
  let contentSize = 0
  let adviceSize = 0
  for (const segment of after) {
    turned ||= announces(segment) || turnsFrom(previous, segment)
    previous = segment
    if (segment.role === 'decline') {
      declined ??= segment
    } else if (isAside(segment, turned, declined !== undefined)) {
      adviceSize += segment.size
    } else if (segment.role === 'content' && (turned || !declined)) {
      contentSize += segment.size
      content ??= segment
      announced ||= announces(segment)
    }
  }
  const least = Math.max(FEW, adviceSize * (turned ? 1 : 2))
  return { declined, content, outweighs: announced ? contentSize > FEW : contentSize > least }
}

/** A pivot later in a sentence turns from what that sentence says, not from the decline before it. */
function turnsFrom(previous: Segment, { role, turns, opens }: Segment): boolean {
  if (!turns || role === 'decline' || role === 'manners' || role === 'referral') return false
  return opens || previous.role === 'decline' || previous.role === 'disclaimer'
}

/** Advice and manners; before a turn, what only has their themes too. */
function isAside(segment: Segment, turned: boolean, declined: boolean): boolean {
  const { role, cues } = segment
  if (role === 'moral' || role === 'referral' || role === 'manners') return true
  return isAdvice(segment) && (!turned || (declined && cues.has('evasive')))
}
