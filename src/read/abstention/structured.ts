import { readJson } from '../json/readJson'
import type { AbstentionReading } from './AbstentionReading'
import { readNullValue } from './nullValue'

/**
 * Reads an output that is one JSON object; `undefined` when it is none.
 *
 * It abstains when nothing in it is content and something in it says so:
 *
 * - a field says that it does (`{"abstain": true}`, `{"refusal": "…"}`, `{"answerable": false}`), or
 * - every field that could hold an answer is null, blank or "N/A" (`{"answer": null, "reason": "no data"}`), or
 * - all texts in it are reasons or answers that abstain in words (`{"message": "I can't help with that."}`).
 *
 * `{"error": "…"}` is a failure of something, not a decision to abstain.
 */
export function readStructured(
  text: string,
  readText: (text: string) => AbstentionReading,
): AbstentionReading | undefined {
  const object = parseObject(text)
  if (object === undefined) return undefined
  const quote = text.trim()
  let blank = false
  let said = false
  let inWords: AbstentionReading | undefined
  for (const [name, value] of Object.entries(object)) {
    const key = name.toLowerCase().replace(/[^a-z]/g, '')
    const isBeside = REASONS.has(key) || FIGURES.has(key)
    if (isNothing(value)) blank ||= !isBeside && !ERRORS.has(key) && !ABSTAINS.has(key)
    else if (ERRORS.has(key)) return { kind: 'answered' }
    else if (ABSTAINS.has(key) && (value === true || typeof value === 'string')) said = true
    else if (ANSWERS.has(key) && value === false) said = true
    else if (CLARIFIES.has(key) && typeof value === 'string') inWords ??= { kind: 'clarifying', quote: value }
    else if (!FIGURES.has(key) && typeof value !== 'boolean') {
      const reading = typeof value === 'string' ? readText(value) : undefined
      if (reading?.kind === 'abstained') inWords ??= reading
      else if (!isBeside) return { kind: 'answered' }
    } else if (!isBeside && !ABSTAINS.has(key) && !ANSWERS.has(key)) return { kind: 'answered' }
  }
  if (said) return { kind: 'abstained', form: 'refusal', quote }
  if (inWords?.kind === 'clarifying') return inWords
  if (blank) return { kind: 'abstained', form: 'null-value', quote }
  return inWords ?? { kind: 'answered' }
}

/** Longer outputs hold more than an abstention. */
const LONGEST = 10_000

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > LONGEST) return undefined
  const bare = text.trim()
  const first = bare.charAt(0)
  const closed = (first === '{' && bare.endsWith('}')) || (bare.startsWith('```') && bare.endsWith('```'))
  if (!closed) return undefined
  const reading = readJson(bare, { allowProse: first === '`' })
  return reading.kind === 'json' && isRecord(reading.value) ? reading.value : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNothing(value: unknown): boolean {
  return value === null || (typeof value === 'string' && readNullValue(value) !== undefined)
}

const keys = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** True, or with a text, these say that the output abstains; */
const ABSTAINS = keys(
  'abstain abstained abstention refuse refused refusal isrefusal decline declined unanswerable noanswer cannotanswer',
)
/** these do when they are false. */
const ANSWERS = keys('answerable answered cananswer isanswerable hasanswer sufficientinformation')
const CLARIFIES = keys('clarification clarify clarifyingquestion clarificationquestion')
/** What stands beside an answer and is none. */
const REASONS = keys(
  'reason reasons reasoning explanation message note notes comment rationale justification detail details why',
)
const FIGURES = keys('confidence score probability certainty status type id model')
const ERRORS = keys('error errors exception errormessage errorcode')
