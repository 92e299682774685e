/** The matchers, by the names people write. */
export type MatcherName =
  | 'toAbstain'
  | 'toAskForClarification'
  | 'toBeValidJson'
  | 'toBeValidJsonWith'
  | 'toDeclareTie'
  | 'toPickComparisonWinner'
