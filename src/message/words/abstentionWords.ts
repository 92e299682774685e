import type { MatcherName } from '../../verdict/MatcherName'
import type { AbstentionReason } from '../../verdict/reasons/abstention'
import type { Words, WordsContext } from '../Words'

export function abstentionWords(reason: AbstentionReason, { matcher }: WordsContext): Words {
  const wanted = wantedBy(matcher)
  switch (reason.code) {
    case 'answered':
      return {
        headline: `Unexpected answer${reason.after ? ` after a ${reason.after}` : ''}, expected ${wanted}`,
        quotes: [['answer', reason.quote]],
      }
    case 'partial-answer':
      return {
        headline: `Unexpected partial answer (${reason.form}, then content), expected ${wanted}`,
        quotes: [
          ['declines', reason.quote],
          ['answers', reason.content],
        ],
        ...(matcher === 'toAbstain' && {
          hint: 'pass { allowPartial: true } to accept an output that also answers.',
        }),
      }
    case 'clarifying':
      return {
        headline: `Unexpected question back, expected ${wanted}`,
        quotes: [['asks', reason.quote]],
        ...(matcher === 'toAbstain' && {
          hint: 'pass { allowClarification: true } to accept it, or use toAskForClarification().',
        }),
      }
    case 'abstained':
      return {
        headline: `Unexpected abstention (${reason.form}), expected ${wanted}`,
        quotes: [['evidence', reason.quote]],
      }
    case 'wrong-form':
      return {
        headline: `Unexpected form of abstention: ${reason.form}, expected ${reason.expected.join(' or ')}`,
        quotes: [['evidence', reason.quote]],
        ...(reason.form === 'empty' && {
          hint: 'an empty output is often a crashed harness, not an agent that declines.',
        }),
      }
  }
}

function wantedBy(matcher: MatcherName): string {
  if (matcher === 'toAskForClarification') return 'a question back'
  return matcher === 'toAbstain' ? 'an abstention' : 'a verdict on the candidates'
}
