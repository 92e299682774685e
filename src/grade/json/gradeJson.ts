import { locatePaths } from '../../read/json/locatePaths'
import { type JsonReading, type ReadJsonOptions, readJson, readLeniently } from '../../read/json/readJson'
import { DEPTH_LIMIT } from '../../read/json/surveyValue'
import { checkOneOf } from '../../usage/checkOneOf'
import { checkNumber, checkOptions } from '../../usage/checkOptions'
import { describeValue } from '../../usage/describeValue'
import { UsageError } from '../../usage/UsageError'
import type { JsonReason, JsonType, LenientReading } from '../../verdict/reasons/json'
import { fail, pass, type Verdict } from '../../verdict/Verdict'
import { textOrVerdict } from '../gradeOutput'
import { checkExpected } from './checkExpected'
import { type CompareOptions, compareJson } from './compareJson'
import { isAsymmetric, isPlainObject, isSchema } from './expectedKinds'
import { type Equality, strictEquality } from './matchesLeaf'

/** What the two JSON matchers share. Everything is off by default: the whole output is one strict JSON object. */
export interface ValidJsonOptions extends ReadJsonOptions {
  /** Called with an output that cannot be read as it is; what it returns is read instead. */
  readonly repair?: (text: string) => string
  /** Accept an array or a scalar at the root. */
  readonly allowAnyRoot?: boolean
  /** Accept a key that stands twice in one object; the last one counts. */
  readonly allowDuplicateKeys?: boolean
  /** Accept numbers that lose digits or overflow. */
  readonly allowUnsafeNumbers?: boolean
}

export interface JsonOptions extends ValidJsonOptions {
  /** Keys that are not expected: `allow` them (default), at the `top-level` only, or `forbid` them. */
  readonly extraKeys?: 'allow' | 'top-level' | 'forbid'
  /** Numbers may differ by this much: absolute, inclusive. */
  readonly tolerance?: number
  /** Pass from this score on (0 to 1): forgives missing and wrong values, nothing else. */
  readonly atLeast?: number
}

export const VALID_JSON_OPTIONS: readonly (keyof ValidJsonOptions)[] = [
  'allowProse',
  'repair',
  'allowAnyRoot',
  'allowDuplicateKeys',
  'allowUnsafeNumbers',
  'pick',
]

export const JSON_OPTIONS: readonly (keyof JsonOptions)[] = [
  ...VALID_JSON_OPTIONS,
  'extraKeys',
  'tolerance',
  'atLeast',
]

/**
 * Grades an output as JSON with these keys and values. `expected` is a value (objects by recursive subset,
 * arrays by length and order, asymmetric matchers and schemas at any depth) or a Standard Schema. The score is
 * the share of expected leaves that are right; 0 when the output cannot be read; 1 or 0 for a schema.
 *
 * @example gradeJson('{"answer": 16}', { answer: 15 }) // fail: value-mismatch at answer
 * @throws {UsageError} for an expected value that JSON cannot hold, an unknown option, an asynchronous schema.
 */
export function gradeJson(
  output: unknown,
  expected: unknown,
  options: JsonOptions = {},
  equality: Equality = strictEquality,
): Verdict {
  return judgeJson(output, expected, options, equality).verdict
}

/** A verdict, and the value it was made of where there is one: a matcher shows both. */
export interface JudgedJson {
  readonly verdict: Verdict
  readonly value?: unknown
  /** Is the expected value JSON through and through? */
  readonly expectsJson?: boolean
}

export function judgeJson(
  output: unknown,
  expected: unknown,
  options: JsonOptions,
  equality: Equality,
): JudgedJson {
  checkOptions('gradeJson', options, JSON_OPTIONS)
  checkValues(options)
  const expectsJson = checkExpected(expected, equality.customTesters.length > 0)
  const judged = grade(
    output,
    options,
    (value) => compareJson(value, expected, compareOptions(options, equality)),
    {
      needsObject: isPlainObject(expected) && !isAsymmetric(expected) && !isSchema(expected),
    },
  )
  return { ...judged, expectsJson }
}

/**
 * Grades an output as JSON, whatever it holds: an object, unless `allowAnyRoot`.
 *
 * @throws {UsageError} for an unknown option.
 */
export function gradeValidJson(output: unknown, options: ValidJsonOptions = {}): Verdict {
  checkOptions('gradeValidJson', options, VALID_JSON_OPTIONS)
  checkValues(options)
  return grade(output, options, () => ({ right: 0, leaves: 0, reasons: [] }), { needsObject: true }).verdict
}

type Content = (value: unknown) => { right: number; leaves: number; reasons: readonly JsonReason[] }
type Json = Extract<JsonReading, { kind: 'json' }>
interface Judged {
  readonly score: number
  readonly reasons: readonly JsonReason[]
}

function grade(
  output: unknown,
  options: JsonOptions,
  content: Content,
  { needsObject }: { needsObject: boolean },
): JudgedJson {
  const read = textOrVerdict(output)
  if ('verdict' in read) return read
  const judge = (reading: Json, text: string) => judgeValue(reading, text, options, content, needsObject)

  let { text } = read
  let reading = readJson(text, options)
  if (reading.kind !== 'json') {
    const repaired = repair(text, options)
    if (repaired?.reading.kind !== 'json')
      return { verdict: fail(withLenient(refusal(reading), text, options, judge)) }
    text = repaired.text
    reading = repaired.reading
  }
  return { verdict: settle(judge(reading, text), options), value: reading.value }
}

function settle({ score, reasons }: Judged, options: JsonOptions): Verdict {
  const [first, ...rest] = reasons
  if (first === undefined) return pass({ score })
  const isForgiven = options.atLeast !== undefined && score >= options.atLeast && reasons.every(isForgivable)
  return isForgiven ? pass({ score }) : fail([first, ...rest], { score })
}

function isForgivable(reason: JsonReason): boolean {
  return reason.code === 'missing-key' || reason.code === 'value-mismatch'
}

function judgeValue(
  reading: Json,
  text: string,
  options: JsonOptions,
  content: Content,
  needsObject: boolean,
): Judged {
  const { value, depth } = reading
  if (depth > DEPTH_LIMIT) return { score: 0, reasons: [{ code: 'too-deep', depth, limit: DEPTH_LIMIT }] }
  const got = jsonType(value)
  if (needsObject && !options.allowAnyRoot && got !== 'object') {
    return { score: 0, reasons: [{ code: 'not-object', got }] }
  }
  const { right, leaves, reasons } = content(value)
  const score = leaves === 0 ? (reasons.length === 0 ? 1 : 0) : right / leaves
  return { score, reasons: [...formatReasons(reading, options), ...withPlaces(reasons, text, reading.start)] }
}

function formatReasons(reading: Json, options: JsonOptions): JsonReason[] {
  const duplicates = options.allowDuplicateKeys ? [] : reading.duplicateKeys
  const unsafe = options.allowUnsafeNumbers ? [] : reading.unsafeNumbers
  return [
    ...duplicates.map((facts) => ({ code: 'duplicate-key', ...facts }) as const),
    ...unsafe.map((facts) => ({ code: 'unsafe-number', ...facts }) as const),
  ]
}

/** Reasons that are given a place in the text: as many as a message shows. */
const PLACED = 20

function withPlaces(reasons: readonly JsonReason[], text: string, start: number): readonly JsonReason[] {
  if (reasons.length === 0) return reasons
  const paths = reasons.slice(0, PLACED).map((reason) => ('path' in reason ? reason.path : []))
  const places = locatePaths(text, start, paths)
  return reasons.map((reason, index) => {
    const place = places[index]
    return place === undefined || reason.code === 'missing-key' ? reason : { ...reason, place }
  })
}

function refusal(reading: Exclude<JsonReading, Json>): JsonReason {
  if (reading.kind === 'none') return { code: 'no-json' }
  if (reading.kind === 'ambiguous') return { code: 'ambiguous', candidates: reading.candidates }
  const { kind, ...facts } = reading
  return { code: 'invalid-json', ...facts }
}

/** When only strictness stood in the way, says what reading leniently would have given. */
function withLenient(
  reason: JsonReason,
  text: string,
  options: JsonOptions,
  judge: (reading: Json, text: string) => Judged,
): JsonReason {
  if (reason.code !== 'invalid-json' || options.allowProse) return reason
  // Cut off: the document that is still open reaches to the end, and nothing inside it is taken.
  if (reason.open !== undefined) return reason
  const reading = readLeniently(text, options)
  if (reading.kind === 'none') return { ...reason, lenient: 'no-json' }
  if (reading.kind !== 'json') return reason
  const lenient: LenientReading = { ...judge(reading, text), deviations: reading.deviations }
  return { ...reason, lenient }
}

function repair(text: string, options: JsonOptions): { text: string; reading: JsonReading } | undefined {
  if (options.repair === undefined) return undefined
  let repaired: unknown
  try {
    repaired = options.repair(text)
  } catch {
    // Repairers throw on what they cannot mend; the output then stays as it is.
    return undefined
  }
  if (typeof repaired !== 'string') {
    throw new UsageError(`'repair' must return a string, but returned ${describeValue(repaired)}`)
  }
  return { text: repaired, reading: readJson(repaired, options) }
}

function compareOptions(options: JsonOptions, equality: Equality): CompareOptions {
  return { extraKeys: options.extraKeys ?? 'allow', tolerance: options.tolerance ?? 0, equality }
}

function jsonType(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'object'
}

function checkValues(options: JsonOptions): void {
  checkNumber('tolerance', options.tolerance, { least: 0 })
  checkNumber('atLeast', options.atLeast, { least: 0, most: 1 })
  checkOneOf('extraKeys', options.extraKeys, ['allow', 'top-level', 'forbid'])
  checkOneOf('pick', options.pick, ['first', 'last'])
  if (options.repair !== undefined && typeof options.repair !== 'function') {
    throw new UsageError(
      `'repair' must be a function from text to text, but got ${describeValue(options.repair)}`,
    )
  }
}
