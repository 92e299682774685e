import { maskQuoted } from '../text/maskQuoted'
import { splitSentences } from '../text/splitSentences'
import type { AbstentionReading } from './AbstentionReading'
import { decide } from './decide'
import { isNullValue } from './nullValue'
import { matchPhrase } from './projectPhrases'
import { readSegments, type Segment } from './readSegments'
import { readStructured } from './structured'

export interface ReadAbstentionOptions {
  /** Wording of the project that declines: texts (any case) or patterns. */
  readonly phrases?: readonly (string | RegExp)[]
}

/**
 * Reads whether an output answers, abstains, asks back, or answers a part: by its sentences, what each of them
 * does, and in which order they come. Linear; never throws.
 *
 * @example readAbstention("I'm sorry, but I can't help with that.")
 * // { kind: 'abstained', form: 'refusal', quote: "I'm sorry, but I can't help with that." }
 */
export function readAbstention(text: string, options: ReadAbstentionOptions = {}): AbstentionReading {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'abstained', form: 'empty' }
  const phrase = matchPhrase(trimmed, options.phrases ?? [])
  if (phrase !== undefined) return { kind: 'abstained', form: 'phrase', quote: phrase }
  if (isNullValue(trimmed)) return { kind: 'abstained', form: 'null-value', quote: trimmed }
  return readStructured(trimmed) ?? readProse(text)
}

/** Characters that are read of a longer text: its opening and its end decide. */
const HEAD = 30_000
const TAIL = 10_000

function readProse(whole: string): AbstentionReading {
  const text = whole.length <= HEAD + TAIL ? whole : `${whole.slice(0, HEAD)}\n\n${whole.slice(-TAIL)}`
  const masked = blankLabel(maskQuoted(text))
  const lower = masked.toLowerCase()
  const segments: Segment[] = []
  // Some characters change their length with their case; offsets must hold in both.
  const words = lower.length === masked.length ? lower : masked
  for (const sentence of splitSentences(masked)) segments.push(...readSegments(sentence, words, masked))
  return decide(segments, (segment) => text.slice(segment.sentence.start, segment.sentence.end).trim())
}

/** `A: I do not know.` begins with what the answer is called, not with the answer. */
function blankLabel(text: string): string {
  const [label = ''] = /^\s*(?:a|answer|assistant|response|reply|bot|ai)\s?:/i.exec(text) ?? []
  return ' '.repeat(label.length) + text.slice(label.length)
}
