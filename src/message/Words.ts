import type { MatcherName } from '../verdict/MatcherName'
import type { Place } from '../verdict/reasons/json'

/** What a reason says, before it is laid out. */
export interface Words {
  /** One line that stands alone: JUnit, GitHub and the test list show nothing else. */
  readonly headline: string
  /** Aligned below it. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** The agent's own words, each behind a gutter with its label and, where it stands in the output, its line. */
  readonly quotes?: readonly (readonly [label: string, quote: string | undefined])[]
  /** A place in the output that is shown, with a mark under it. */
  readonly place?: Place
  /** One line that can be acted on. */
  readonly hint?: string
}

/** What the words may depend on beside the reason itself. */
export interface WordsContext {
  readonly matcher: MatcherName
}
