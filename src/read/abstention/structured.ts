import { readJson } from '../json/readJson'
import type { AbstentionReading } from './AbstentionReading'

/** Longer outputs hold more than an abstention. */
const LONGEST = 10_000

/** Keys that say by themselves that the agent abstains, when they are true or hold a text. */
const ABSTAINS: ReadonlySet<string> = new Set([
  'abstain',
  'abstained',
  'abstention',
  'refusal',
  'refused',
  'decline',
  'declined',
])
/** Keys that say why, and are no answer. */
const REASONS: ReadonlySet<string> = new Set([
  'reason',
  'reasoning',
  'explanation',
  'rationale',
  'note',
  'notes',
  'message',
  'comment',
  'confidence',
  'why',
])
const CLARIFIES: ReadonlySet<string> = new Set([
  'clarification',
  'clarify',
  'clarifying_question',
  'clarification_question',
])

/**
 * Reads an output that is one JSON object. It abstains when its only content says so: `{"abstain": true}`, or
 * null, empty and "N/A" wherever an answer should be, with nothing but a reason beside it
 * (`{"answer": null, "reason": "no data"}`). `{"error": "…"}` is a failure of something, not a decision to
 * abstain. Undefined when the object is an answer, or the output is no object.
 */
export function readStructured(trimmed: string): AbstentionReading | undefined {
  const first = trimmed[0]
  if (trimmed.length > LONGEST || (first !== '{' && first !== '`')) return undefined
  const reading = readJson(trimmed, { allowProse: first === '`' })
  if (reading.kind !== 'json' || typeof reading.value !== 'object' || reading.value === null) return undefined
  if (Array.isArray(reading.value)) return undefined
  const entries = Object.entries(reading.value)
  const quote = trimmed.slice(reading.start, reading.end)
  const keyed = entries.filter(([key]) => !REASONS.has(key.toLowerCase()))
  if (
    keyed.some(
      ([key, value]) => CLARIFIES.has(key.toLowerCase()) && typeof value === 'string' && value !== '',
    )
  ) {
    return keyed.length === 1 ? { kind: 'clarifying', quote } : undefined
  }
  if (keyed.length === 0) return undefined
  const says = keyed.filter(([key, value]) => ABSTAINS.has(key.toLowerCase()) && isSaid(value))
  const answers = keyed.filter(([key, value]) => !ABSTAINS.has(key.toLowerCase()) && !isNothing(value))
  if (answers.length > 0) return undefined
  if (says.length > 0) return { kind: 'abstained', form: 'refusal', quote }
  const asked = keyed.filter(([key]) => !ABSTAINS.has(key.toLowerCase()))
  return asked.length > 0 ? { kind: 'abstained', form: 'null-value', quote } : undefined
}

function isSaid(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim() !== '')
}

function isNothing(value: unknown): boolean {
  if (value === null) return true
  return typeof value === 'string' && /^(|n\/?a|null|none|unknown)$/i.test(value.trim())
}
