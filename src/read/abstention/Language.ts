import type { PhraseTable } from '../text/phrases/compilePhrases'

/** Forms of declining that words can show. */
export const DECLINES = ['refusal', 'inability', 'unknown', 'no-information'] as const

export type Decline = (typeof DECLINES)[number]

/**
 * What a phrase says about the segment it stands in. Beside the ways of declining:
 *
 * - `disclaimer`: sets a limit that an answer often follows ("I have no personal opinions")
 * - `bare`: cannot do what no table names; declines when it opens the text ("I cannot paint that")
 * - `exempt`: only looks like declining ("I cannot recommend it enough")
 * - `pivot`: turns from one thing to the other ("however")
 * - `concession`: opens a clause that the next one overrides ("although")
 * - `moral`: moral advice ("it is important to respect")
 * - `theme`: what moral advice is about; `evasive`: commits to nothing ("it depends on many factors")
 * - `wrapper`: may introduce moral advice as well as facts ("it is important to note that")
 * - `referral`: sends the user elsewhere; `courtesy`: manners and offers; `apology`: "I'm sorry"
 * - `request`: asks the user for something; `question`: asks what the user meant
 * - `content`: announces an answer ("here are", "I think")
 */
export type Cue =
  | Decline
  | 'disclaimer'
  | 'bare'
  | 'exempt'
  | 'pivot'
  | 'concession'
  | 'moral'
  | 'theme'
  | 'evasive'
  | 'wrapper'
  | 'referral'
  | 'courtesy'
  | 'apology'
  | 'request'
  | 'question'
  | 'content'

export type Script = 'latin' | 'cyrillic' | 'cjk'

/** How a language abstains: adding one is adding a file of this shape, and its line in `languages/index.ts`. */
export interface Language extends PhraseTable<Cue> {
  /** BCP 47. */
  readonly code: string
  readonly script: Script
}
