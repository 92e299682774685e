import type { MatcherName } from '../verdict/MatcherName'
import type { Evidence } from '../verdict/Verdict'
import { visible } from './visible'
import type { Words } from './Words'

/** The failure of `.not`: the output supports the claim that it should not. Worded by itself for each matcher. */
export function renderClaim(
  matcher: MatcherName,
  { expected, evidence }: { expected?: string | undefined; evidence?: Evidence | undefined },
): Words {
  const quotes = evidence && evidence.quote !== '' ? ([['evidence', evidence.quote]] as const) : []
  switch (matcher) {
    case 'toAbstain':
      return {
        headline: `Unexpected abstention (${evidence?.stage ?? 'unknown'}), expected an answer`,
        quotes,
      }
    case 'toAskForClarification':
      return { headline: 'Unexpected question back, expected an answer', quotes }
    case 'toDeclareTie':
      return { headline: 'Unexpected tie, expected a winner', quotes }
    case 'toPickComparisonWinner':
      return {
        headline: `Unexpected pick of \`${visible(named(expected))}\`, expected another candidate or a tie`,
        quotes,
      }
    case 'toBeValidJson':
      return { headline: 'Unexpected JSON, expected an output that is no JSON object' }
    case 'toBeValidJsonWith':
      return {
        headline: 'Unexpected match, expected JSON that differs from what is given, or no JSON',
        ...(expected !== undefined && { facts: [['matched', visible(expected)]] as const }),
      }
  }
}

/** The expected value is printed as JSON; a name is shown without its quotes. */
function named(expected: string | undefined): string {
  return (expected ?? '').replace(/^"|"$/g, '')
}
