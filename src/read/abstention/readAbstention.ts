import type { AbstentionReading } from './AbstentionReading'
import { decide } from './decide'
import { readNullValue } from './nullValue'
import { type ProjectPhrases, readProjectPhrases } from './projectPhrases'
import { readOutline } from './readOutline'
import { readStructured } from './structured'

export interface ReadAbstentionOptions {
  /** Sentences with such a wording abstain: strings as whole words, patterns as they are. */
  readonly phrases?: readonly (string | RegExp)[]
}

/**
 * Reads whether a text answers, abstains, asks back, or does both in part.
 *
 * @example readAbstention('I don’t know.') // { kind: 'abstained', form: 'unknown', quote: 'I don’t know.' }
 */
export function readAbstention(text: string, options: ReadAbstentionOptions = {}): AbstentionReading {
  return readText(text, options.phrases?.length ? readProjectPhrases(options.phrases) : NO_PHRASES)
}

const NO_PHRASES: ProjectPhrases = { foundIn: () => false }

function readText(text: string, project: ProjectPhrases): AbstentionReading {
  return (
    readNullValue(text) ??
    readStructured(text, (inner) => readText(inner, project)) ??
    decide(readOutline(text, project))
  )
}
