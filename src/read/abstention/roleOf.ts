import type { Cue } from './Language'
import type { Role } from './Segment'

/** What a segment with these cues does; the first of its claims wins. */
export function roleOf(cues: ReadonlySet<Cue>, declines: boolean, asks: boolean): Role {
  if (asks && (cues.has('request') || cues.has('question'))) return 'question'
  if (declines) return 'decline'
  if (cues.has('disclaimer')) return 'disclaimer'
  if (asks) return 'question'
  if (cues.has('request')) return 'request'
  if (cues.has('moral') || (cues.has('wrapper') && cues.has('theme'))) return 'moral'
  if (cues.has('referral')) return 'referral'
  if (cues.has('courtesy') || cues.has('apology')) return 'manners'
  return 'content'
}
