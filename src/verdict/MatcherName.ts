/** The matchers, by the names people write. */
export type MatcherName = 'toBeValidJson' | 'toBeValidJsonWith'
