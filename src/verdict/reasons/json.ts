/** What a strict JSON reader found where it had to stop. */
export type JsonProblem =
  | 'unexpected-token'
  | 'unexpected-end'
  | 'expected-key'
  | 'expected-colon'
  | 'expected-comma-or-brace'
  | 'expected-comma-or-bracket'
  | 'trailing-content'
  | 'control-character'
  | 'bad-escape'
  | 'bad-number'

/** A place in the output. */
export interface Place {
  /** 0-based, in UTF-16 units. */
  readonly offset: number
  /** 1-based; lines end at `\n`. */
  readonly line: number
  /** 1-based, in UTF-16 units. */
  readonly column: number
}

/** Keys and indices from the root: `['items', 1, 'id']`. */
export type Path = readonly (string | number)[]

/** What stood around a JSON value that only lenient reading finds. */
export interface Deviation {
  readonly kind: 'fence' | 'prose' | 'reasoning' | 'byte-order-mark'
  /** The lines the value itself stands on, 1-based. */
  readonly fromLine: number
  readonly toLine: number
}

/** How the content would have been judged had the format been accepted. */
export interface LenientReading {
  /** 0 to 1. */
  readonly score: number
  readonly reasons: readonly JsonReason[]
  readonly deviations: readonly Deviation[]
}

/** The output is no JSON text (RFC 8259). */
export interface InvalidJson extends Place {
  readonly code: 'invalid-json'
  readonly detail: JsonProblem
  /** The character found there; absent at the end of the text. */
  readonly found?: string
  /** Cut off: where in the document it stopped, outermost first. */
  readonly open?: Path
  /** What reading leniently finds: the JSON, graded; or that there is none in the output at all. */
  readonly lenient?: LenientReading | 'no-json'
}

/** Read leniently, and still no JSON in it. */
export interface NoJson {
  readonly code: 'no-json'
}

/** Several different JSON values, and nothing says which is the answer. */
export interface Ambiguous {
  readonly code: 'ambiguous'
  /** Each value's place and the beginning of its text. */
  readonly candidates: readonly (Place & { readonly excerpt: string })[]
}

/** The root is JSON, but no object. */
export interface NotObject {
  readonly code: 'not-object'
  readonly got: JsonType
}

export type JsonType = 'array' | 'string' | 'number' | 'boolean' | 'null' | 'object'

/** An expected key is not there. */
export interface MissingKey {
  readonly code: 'missing-key'
  readonly path: Path
  /** The expected value, printed. */
  readonly expected: string
  /** A key of the same object that looks like a slip of it. */
  readonly similar?: string
}

/** A key is there that `extraKeys` forbids. */
export interface UnexpectedKey {
  readonly code: 'unexpected-key'
  readonly path: Path
  /** Its value as JSON. */
  readonly got: string
  readonly place?: Place
}

/** A value differs from the expected one. */
export interface ValueMismatch {
  readonly code: 'value-mismatch'
  readonly path: Path
  /** The expected value as JSON, or an asymmetric matcher printed. */
  readonly expected: string
  /** The value as JSON. */
  readonly got: string
  /** Arrays of another length: both lengths. */
  readonly lengths?: { readonly expected: number; readonly got: number }
  readonly place?: Place
}

/** A key stands twice in one object; JSON.parse keeps the last. */
export interface DuplicateKey {
  readonly code: 'duplicate-key'
  readonly path: Path
  readonly first: Place
  readonly second: Place
}

/** A number that a double cannot hold: digits are lost, or it overflows. */
export interface UnsafeNumber {
  readonly code: 'unsafe-number'
  readonly path: Path
  /** As the agent wrote it. */
  readonly literal: string
  /** What JSON.parse makes of it. */
  readonly parsed: string
  readonly place: Place
}

/** Nested past the limit. */
export interface TooDeep {
  readonly code: 'too-deep'
  readonly depth: number
  readonly limit: number
}

/** The schema reports an issue. */
export interface SchemaMismatch {
  readonly code: 'schema-mismatch'
  readonly path: Path
  /** The schema's own words. */
  readonly message: string
  /** The value there as JSON; absent when there is none. */
  readonly got?: string
  readonly place?: Place
}

export type JsonReason =
  | InvalidJson
  | NoJson
  | Ambiguous
  | NotObject
  | MissingKey
  | UnexpectedKey
  | ValueMismatch
  | DuplicateKey
  | UnsafeNumber
  | TooDeep
  | SchemaMismatch
