import type { AbstentionReading } from '../read/abstention/AbstentionReading'
import { readAbstention } from '../read/abstention/readAbstention'
import { readOutput } from '../read/readOutput'
import { splitSentences } from '../read/text/splitSentences'
import { checkOneOf } from '../usage/checkOneOf'
import { checkOptions } from '../usage/checkOptions'
import { describeValue } from '../usage/describeValue'
import { UsageError } from '../usage/UsageError'
import type { AbstentionForm } from '../verdict/reasons/abstention'
import { type Evidence, fail, pass, undecided, type Verdict } from '../verdict/Verdict'

export interface AbstentionOptions {
  /** Kinds of abstention that are wanted; all of them by default. */
  readonly form?: AbstentionForm | readonly AbstentionForm[]
  /** Declining a part and answering a part counts too. */
  readonly allowPartial?: boolean
  /** Asking back counts too. */
  readonly allowClarification?: boolean
  /** Wording of the project that declines: texts (any case) or patterns. */
  readonly phrases?: readonly (string | RegExp)[]
}

export const ABSTENTION_OPTIONS: readonly (keyof AbstentionOptions)[] = [
  'form',
  'allowPartial',
  'allowClarification',
  'phrases',
]

const FORMS: readonly AbstentionForm[] = [
  'empty',
  'null-value',
  'refusal',
  'inability',
  'unknown',
  'no-information',
  'soft-refusal',
  'phrase',
]

/**
 * Grades whether an output abstains (declines, does not know, is empty), or asks the user back.
 *
 * @example gradeAbstention("I don't know.", 'abstain') // pass, with the sentence as evidence
 * @throws {UsageError} for an unknown option, an unknown form, or phrases that are no texts or patterns.
 */
export function gradeAbstention(
  output: unknown,
  expectation: 'abstain' | 'clarify' = 'abstain',
  options: AbstentionOptions = {},
): Verdict {
  checkOneOf('expectation', expectation, ['abstain', 'clarify'])
  checkOptions('gradeAbstention', options, ABSTENTION_OPTIONS)
  const forms = formsOf(options)
  const phrases = phrasesOf(options)
  const { text } = readOutput(output)
  if (text === undefined) return undecided({ code: 'no-output' })
  const reading = withContent(readAbstention(text ?? '', { phrases }), text ?? '')
  return expectation === 'clarify' ? gradeClarification(reading) : gradeReading(reading, options, forms)
}

/** An answer that is nothing but content is quoted by its first sentence. */
function withContent(reading: AbstentionReading, text: string): AbstentionReading {
  if (reading.kind !== 'answered' || reading.quote !== undefined) return reading
  const [first] = splitSentences(text)
  return first === undefined ? reading : { ...reading, quote: text.slice(first.start, first.end) }
}

function gradeReading(
  reading: AbstentionReading,
  options: AbstentionOptions,
  forms: readonly AbstentionForm[],
): Verdict {
  switch (reading.kind) {
    case 'abstained': {
      const { form, quote } = reading
      if (forms.includes(form)) return pass({ abstained: true, evidence: evidence(form, quote) })
      return fail({ code: 'wrong-form', form, expected: forms, ...withQuote(quote) }, { abstained: true })
    }
    case 'partial': {
      const { form, quote, content } = reading
      if (options.allowPartial) return pass({ evidence: evidence(form, quote) })
      return fail({ code: 'partial-answer', form, quote, content })
    }
    case 'clarifying':
      if (options.allowClarification) return pass({ evidence: evidence('clarifying', reading.quote) })
      return fail({ code: 'clarifying', quote: reading.quote })
    case 'answered':
      return fail(answered(reading))
  }
}

function gradeClarification(reading: AbstentionReading): Verdict {
  switch (reading.kind) {
    case 'clarifying':
      return pass({ evidence: evidence('clarifying', reading.quote) })
    case 'abstained':
      return fail({ code: 'abstained', form: reading.form, ...withQuote(reading.quote) }, { abstained: true })
    case 'partial':
      return fail({
        code: 'partial-answer',
        form: reading.form,
        quote: reading.quote,
        content: reading.content,
      })
    case 'answered':
      return fail(answered(reading))
  }
}

function answered({ after, quote }: Extract<AbstentionReading, { kind: 'answered' }>) {
  return { code: 'answered', ...(after && { after }), ...withQuote(quote) } as const
}

function withQuote(quote: string | undefined): { quote?: string } {
  return quote === undefined ? {} : { quote }
}

function evidence(stage: string, quote = ''): Evidence {
  return { quote, stage }
}

function formsOf({ form }: AbstentionOptions): readonly AbstentionForm[] {
  if (form === undefined) return FORMS
  const forms = typeof form === 'string' ? [form] : form
  if (!Array.isArray(forms) || forms.length === 0) {
    throw new UsageError(`'form' must be a form or a list of them, but got ${describeValue(form)}`)
  }
  for (const item of forms) checkOneOf('form', item, FORMS)
  return forms
}

function phrasesOf({ phrases = [] }: AbstentionOptions): readonly (string | RegExp)[] {
  const isList =
    Array.isArray(phrases) &&
    phrases.every((phrase) => typeof phrase === 'string' || phrase instanceof RegExp)
  if (!isList)
    throw new UsageError(`'phrases' must be a list of texts and patterns, but got ${describeValue(phrases)}`)
  if (phrases.some((phrase) => phrase === ''))
    throw new UsageError("'phrases' holds an empty text, which is in every output")
  return phrases
}
