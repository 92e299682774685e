import type { NoPick, PickReason } from '../../verdict/reasons/pick'
import { visible } from '../visible'
import type { Words } from '../Words'

export function pickWords(reason: PickReason): Words {
  switch (reason.code) {
    case 'wrong-pick':
      return {
        headline: `Unexpected pick of \`${visible(reason.picked)}\`, expected \`${visible(reason.expected)}\``,
        facts: [['read as', stageWords(reason.stage)]],
        quotes: [['evidence', reason.quote]],
        hint: "if the question asked for the lesser one, say so: asked: 'less efficient', 'older', 'lower error'.",
      }
    case 'tie':
      return {
        headline: `Unexpected tie, expected \`${visible(reason.expected)}\``,
        quotes: [['evidence', reason.quote]],
      }
    case 'no-tie':
      return {
        headline: `Unexpected pick of \`${visible(reason.picked)}\`, expected a tie`,
        facts: [['read as', stageWords(reason.stage)]],
        quotes: [['evidence', reason.quote]],
      }
    case 'no-pick':
      return {
        headline: `No pick to judge: ${whyWords(reason)}, expected one of ${list(reason.candidates)}`,
        quotes: [['evidence', reason.quote]],
        hint: 'ask the agent for one verdict line, "Winner: …"; or pass its other names as aliases.',
      }
  }
}

function stageWords(stage: string): string {
  switch (stage) {
    case 'marker':
      return 'an explicit verdict'
    case 'field':
      return 'a field of its JSON'
    case 'relation':
      return 'a comparison of both'
    case 'predicate':
      return 'a statement on one'
    case 'agreement':
      return 'several sentences that agree'
    default:
      return stage
  }
}

function whyWords({ why }: NoPick): string {
  switch (why) {
    case 'no-candidate-named':
      return 'the output names none as the winner'
    case 'conditional':
      return 'its verdict depends on a condition'
    case 'both-praised':
      return 'it praises more than one'
    case 'several-verdicts':
      return 'it gives several verdicts'
    case 'question-only':
      return 'it only asks which is better'
  }
}

function list(candidates: readonly string[]): string {
  return candidates
    .slice(0, 5)
    .map((candidate) => `\`${visible(candidate)}\``)
    .join(', ')
}
