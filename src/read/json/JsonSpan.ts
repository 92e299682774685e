/** A stretch of the text that is JSON, or was meant as JSON. */
export interface JsonSpan {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** As JSON.parse gives it; absent when the stretch is broken. */
  readonly parsed?: { readonly value: unknown }
  /** A fence that says `json`, any other fence, or the prose between them. */
  readonly within: 'json-fence' | 'fence' | 'prose'
  readonly root: 'object' | 'array' | 'scalar'
}

/** A text, and how many characters may still be looked ahead in vain. */
export interface Source {
  readonly text: string
  lookAhead: number
}

/** What was read at a place, and where to go on. */
export interface Read {
  readonly span?: JsonSpan
  readonly next: number
}
