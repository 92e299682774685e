import type {
  Deviation,
  DuplicateKey,
  JsonProblem,
  Path,
  Place,
  UnsafeNumber,
} from '../../verdict/reasons/json'
import { deviationsOf, findJson, type JsonFinds } from './findJson'
import { inspectJson } from './inspectJson'
import type { JsonSpan } from './JsonSpan'
import { pathOf } from './jsonPath'
import { parseJson } from './parseJson'
import { placeAt, placesIn } from './placeAt'
import { scanJson, scanJsonText } from './scanJson'

export interface ReadJsonOptions {
  /** Find the JSON in a fence, prose, tags, after a byte order mark or a reasoning block. */
  readonly allowProse?: boolean
  /** Of several different values take the first or the last, instead of calling them ambiguous. */
  readonly pick?: 'first' | 'last'
}

/** What an output says as JSON. */
export type JsonReading =
  | {
      readonly kind: 'json'
      /** As JSON.parse gives it. */
      readonly value: unknown
      /** What stood around it; empty when the whole text is JSON. */
      readonly deviations: readonly Deviation[]
      readonly duplicateKeys: readonly Omit<DuplicateKey, 'code'>[]
      readonly unsafeNumbers: readonly Omit<UnsafeNumber, 'code'>[]
      /** Nesting: 0 for a scalar. */
      readonly depth: number
      /** Where in the text it stands. */
      readonly start: number
      readonly end: number
    }
  | ({
      readonly kind: 'invalid'
      readonly detail: JsonProblem
      readonly found?: string
      readonly open?: Path
    } & Place)
  | { readonly kind: 'ambiguous'; readonly candidates: readonly (Place & { readonly excerpt: string })[] }
  | { readonly kind: 'none' }

/**
 * Reads a text as JSON: strictly (RFC 8259), or with `allowProse` as the one JSON document inside it.
 * Verdict and value come from JSON.parse; a broken document is `invalid` at the first character that no JSON
 * text could have there, and nothing inside it is taken. Never throws.
 *
 * @example readJson('```json\n{"answer": 15}\n```', { allowProse: true }) // { kind: 'json', value: { answer: 15 }, … }
 */
export function readJson(text: string, options: ReadJsonOptions = {}): JsonReading {
  const parsed = parseJson(text)
  if (parsed) return found(text, parsed.value, 0, text.length, [])
  return options.allowProse ? readLeniently(text, options) : invalid(text)
}

/** Reads a text that is not JSON as a whole: the JSON inside it. */
export function readLeniently(text: string, options: ReadJsonOptions): JsonReading {
  const finds = findJson(text)
  const spans = decisive(finds.spans)
  return spans.length === 0 ? { kind: 'none' } : settle(text, spans, finds, options.pick)
}

function found(
  text: string,
  value: unknown,
  start: number,
  end: number,
  deviations: readonly Deviation[],
): JsonReading {
  return { kind: 'json', value, deviations, ...inspectJson(text, value, start, end), start, end }
}

function invalid(text: string, start?: number): JsonReading {
  const scan = start === undefined ? scanJsonText(text) : scanJson(text, start)
  if (scan.ok) return { kind: 'none' }
  const atEnd = scan.problem === 'unexpected-end'
  const character = String.fromCodePoint(text.codePointAt(scan.offset) ?? 0)
  return {
    kind: 'invalid',
    detail: scan.problem,
    ...placeAt(text, scan.offset),
    ...(!atEnd && { found: character }),
    ...(atEnd && scan.open.length > 0 && { open: pathOf(text, scan.open.slice(0, OPEN_LEVELS)) }),
  }
}

/** Levels of an unclosed document that are named. */
const OPEN_LEVELS = 8

/** A fence that says json before any other fence before prose; in prose an object before an array. */
function decisive(spans: readonly JsonSpan[]): readonly JsonSpan[] {
  for (const within of ['json-fence', 'fence', 'prose'] as const) {
    const tier = spans.filter((span) => span.within === within)
    if (tier.length === 0) continue
    const objects = tier.filter((span) => span.root === 'object')
    return objects.length > 0 ? objects : tier
  }
  return []
}

function settle(
  text: string,
  spans: readonly JsonSpan[],
  finds: JsonFinds,
  pick?: 'first' | 'last',
): JsonReading {
  const chosen = pick === undefined ? spans : spans.slice(pick === 'first' ? 0 : -1).slice(0, 1)
  const broken = chosen.find((span) => span.parsed === undefined)
  if (broken) return invalid(text, broken.start)
  const distinct = chosen.length === 1 ? chosen : distinctOf(chosen)
  const [only] = distinct
  if (only?.parsed === undefined) return { kind: 'none' }
  if (distinct.length > 1) return ambiguous(text, distinct)
  return found(text, only.parsed.value, only.start, only.end, deviationsOf(text, only, finds))
}

/** Equal values are one candidate, however they are spaced; past the stack's depth nothing is equal to another. */
function distinctOf(spans: readonly JsonSpan[]): readonly JsonSpan[] {
  return [...new Map(spans.map((span) => [identity(span), span])).values()]
}

function identity(span: JsonSpan): unknown {
  try {
    return JSON.stringify(span.parsed?.value)
  } catch {
    return span
  }
}

/** Characters of each candidate that are shown. */
const EXCERPT_LENGTH = 80

function ambiguous(text: string, spans: readonly JsonSpan[]): JsonReading {
  const placeOf = placesIn(text)
  return {
    kind: 'ambiguous',
    candidates: spans.map((span) => ({
      ...placeOf(span.start),
      excerpt: text.slice(span.start, Math.min(span.end, span.start + EXCERPT_LENGTH)),
    })),
  }
}
