import type { MatcherName } from '../verdict/MatcherName'
import { visible } from './visible'
import type { Words } from './Words'

/** The failure of `.not`: the output supports the claim that it should not. Worded by itself for each matcher. */
export function renderClaim(matcher: MatcherName, expected: string | undefined): Words {
  switch (matcher) {
    case 'toBeValidJson':
      return { headline: 'Unexpected JSON, expected an output that is no JSON object' }
    case 'toBeValidJsonWith':
      return {
        headline: 'Unexpected match, expected JSON that differs from what is given, or no JSON',
        ...(expected !== undefined && { facts: [['matched', visible(expected)]] as const }),
      }
  }
}
