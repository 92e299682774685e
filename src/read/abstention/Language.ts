import type { PhraseTable } from '../text/phrases/compilePhrases'

/**
 * What a phrase says about the sentence it stands in.
 *
 * - `refusal`, `inability`, `unknown`, `no-information`: the sentence declines, in that form
 * - `disclaimer`: sets a limit that an answer often follows ("I have no personal opinions")
 * - `exempt`: only looks like declining ("I cannot recommend it enough")
 * - `pivot`: turns from one thing to the other ("however")
 * - `concession`: opens a clause that the next one overrides ("although")
 * - `moral`: moral advice; `values`: words of such advice, which answers about them use too; `referral`: sends the user elsewhere; `courtesy`: manners, offers
 * - `apology`: "I'm sorry"
 * - `request`: asks the user for something; `question`: asks what the user meant
 * - `content`: announces an answer ("here are", "according to"); `explains`: announces reasons for declining
 */
export type Cue =
  | 'refusal'
  | 'inability'
  | 'unknown'
  | 'no-information'
  | 'disclaimer'
  | 'exempt'
  | 'pivot'
  | 'concession'
  | 'moral'
  | 'values'
  | 'referral'
  | 'courtesy'
  | 'apology'
  | 'request'
  | 'question'
  | 'content'
  | 'explains'

/** How a language abstains: adding one is adding a file of this shape, and its line in `languages/index.ts`. */
export interface Language extends PhraseTable<Cue> {
  /** BCP 47. */
  readonly code: string
}
