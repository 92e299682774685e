import type { Reason } from '../verdict/Reason'
import type { Words, WordsContext } from './Words'
import { abstentionWords } from './words/abstentionWords'
import { jsonWords } from './words/jsonWords'
import { outputWords } from './words/outputWords'
import { pickWords } from './words/pickWords'

/** The words of a reason: one case a code, so that a new code does not compile until it has words. */
export function renderReason(reason: Reason, context: WordsContext): Words {
  switch (reason.code) {
    case 'no-output':
    case 'empty':
      return outputWords(reason, context)
    case 'invalid-json':
    case 'no-json':
    case 'ambiguous':
    case 'not-object':
    case 'missing-key':
    case 'unexpected-key':
    case 'value-mismatch':
    case 'duplicate-key':
    case 'unsafe-number':
    case 'too-deep':
    case 'schema-mismatch':
      return jsonWords(reason)
    case 'answered':
    case 'partial-answer':
    case 'clarifying':
    case 'abstained':
    case 'wrong-form':
      return abstentionWords(reason, context)
    case 'wrong-pick':
    case 'tie':
    case 'no-tie':
    case 'no-pick':
      return pickWords(reason)
  }
}
