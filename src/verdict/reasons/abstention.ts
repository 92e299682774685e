/**
 * How an output abstains:
 *
 * - `empty`: nothing but white space or marks
 * - `null-value`: a value that stands for none ("N/A", "null", "-"), and nothing else
 * - `refusal`: declines to do it
 * - `inability`: has not the means to do it
 * - `unknown`: does not know, or it cannot be known
 * - `no-information`: what it was given, or could find, does not say
 * - `soft-refusal`: moralises or refers elsewhere, and does nothing else
 * - `phrase`: in words the project named
 */
export type AbstentionForm =
  | 'empty'
  | 'null-value'
  | 'refusal'
  | 'inability'
  | 'unknown'
  | 'no-information'
  | 'soft-refusal'
  | 'phrase'

/** The output answers. */
export interface Answered {
  readonly code: 'answered'
  /** What came before the answer and is none: "As an AI, I have no opinions. However, …" */
  readonly after?: 'disclaimer'
  /** The first sentence that counted as content. */
  readonly quote?: string
}

/** The output declines a part and answers a part. */
export interface PartialAnswer {
  readonly code: 'partial-answer'
  readonly form: AbstentionForm
  /** The sentence that declines. */
  readonly quote: string
  /** The first sentence that counted as content. */
  readonly content: string
}

/** The output asks the user something instead of answering. */
export interface Clarifying {
  readonly code: 'clarifying'
  readonly quote: string
}

/** The output abstains. */
export interface Abstained {
  readonly code: 'abstained'
  readonly form: AbstentionForm
  /** The sentence that decided; none for an empty output. */
  readonly quote?: string
}

/** The output abstains, but not in a form that was asked for. */
export interface WrongForm {
  readonly code: 'wrong-form'
  readonly form: AbstentionForm
  readonly expected: readonly AbstentionForm[]
  readonly quote?: string
}

export type AbstentionReason = Answered | PartialAnswer | Clarifying | Abstained | WrongForm
