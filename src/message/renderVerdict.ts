import type { MatcherName } from '../verdict/MatcherName'
import type { Reason } from '../verdict/Reason'
import type { Verdict } from '../verdict/Verdict'
import { excerpt } from './excerpt'
import { type Paint, paintIn } from './paint'
import { count } from './plural'
import { quoteLine } from './quote'
import { renderClaim } from './renderClaim'
import { renderReason } from './renderReason'
import type { Words } from './Words'

export interface RenderContext {
  readonly matcher: MatcherName
  /** Was the claim negated by `.not`? */
  readonly negated?: boolean
  /** The output's text, for excerpts. */
  readonly output?: string | null | undefined
  /** The expected value, printed. */
  readonly expected?: string
  /** Plain text by default. */
  readonly paint?: Paint
}

/** Reasons put into words; all of them are in the data. */
const SHOWN = 20

/**
 * A verdict in words: the headline (the decisive reason), then facts, the marked place, further problems and a
 * hint, leaving out any with nothing to say. A pass has words only under `.not`, where it is the failure.
 */
export function renderVerdict(verdict: Verdict, context: RenderContext): string {
  const paint = context.paint ?? paintIn(false)
  if (verdict.kind === 'pass') {
    if (!context.negated) return 'Passed'
    const { expected } = context
    return layOut(renderClaim(context.matcher, { expected, evidence: verdict.evidence }), [], context, paint)
  }
  const [first, ...others] = verdict.kind === 'fail' ? verdict.reasons : [verdict.reason]
  return layOut(wordsOf(first, context), others, context, paint)
}

function wordsOf(reason: Reason, { matcher }: RenderContext): Words {
  return renderReason(reason, { matcher })
}

function layOut(words: Words, others: readonly Reason[], context: RenderContext, paint: Paint): string {
  const lines = [paint.headline(words.headline) + paint.reset]
  const { facts = [] } = words
  const width = Math.max(0, ...facts.map(([label]) => label.length))
  for (const [label, value] of facts) lines.push(`  ${paint.label(label.padEnd(width))}  ${value}`)
  const quotes = (words.quotes ?? []).flatMap(([label, quote]) =>
    quote === undefined ? [] : [[label, quote] as const],
  )
  const quoteWidth = Math.max(0, ...quotes.map(([label]) => label.length))
  for (const [label, quote] of quotes)
    lines.push(`  ${quoteLine(label.padEnd(quoteWidth), quote, context.output, paint)}`)
  if (words.place && typeof context.output === 'string') {
    lines.push(...excerpt(context.output, words.place, paint).map((line) => `  ${line}`))
  }
  if (others.length > 0) lines.push(...listOthers(others, context))
  if (words.hint !== undefined) lines.push(paint.hint(`Hint: ${words.hint}`))
  return lines.join('\n')
}

function listOthers(others: readonly Reason[], context: RenderContext): string[] {
  const shown = others.slice(0, SHOWN - 1).map((reason) => `  - ${wordsOf(reason, context).headline}`)
  const hidden = others.length - shown.length
  return [
    `And ${count(others.length, 'more problem')}:`,
    ...shown,
    ...(hidden > 0 ? [`  - … and ${hidden.toLocaleString('en-US')} more, all in the record`] : []),
  ]
}
