import type { AbstentionForm } from '../../verdict/reasons/abstention'

/** The output gives content. */
export interface Answered {
  readonly kind: 'answered'
  /** What came before the content and is neither: "As an AI, I have no opinions. However, …" */
  readonly after?: 'disclaimer'
  /** The first sentence that counted as content after the disclaimer. */
  readonly quote?: string
}

/** The output declines, does not know, or is empty. */
export interface Abstained {
  readonly kind: 'abstained'
  readonly form: AbstentionForm
  /** The sentence that decided; none for an empty output. */
  readonly quote?: string
}

/** The output asks the user something instead of answering. */
export interface Clarifying {
  readonly kind: 'clarifying'
  readonly quote: string
}

/** The output declines and still gives something, or answers a part. */
export interface Partial {
  readonly kind: 'partial'
  /** How it declines the rest. */
  readonly form: AbstentionForm
  /** The sentence that declines. */
  readonly quote: string
  /** The first sentence that counted as content. */
  readonly content: string
}

/** What an output says about whether it answers. */
export type AbstentionReading = Answered | Abstained | Clarifying | Partial
