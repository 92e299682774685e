import type { Paint } from './paint'
import { visible } from './visible'

/** Characters of a quote; longer ones are cut in the middle. */
const QUOTE_LIMIT = 200

/** The agent's own words on one line, behind a gutter, with the line of the output they stand on. */
export function quoteLine(
  label: string,
  quote: string,
  output: string | null | undefined,
  paint: Paint,
): string {
  const at = typeof output === 'string' ? output.indexOf(quote) : -1
  const line = at === -1 ? '' : `   ${paint.label(`(line ${lineOf(output ?? '', at)})`)}`
  return `${paint.label(`${label} │`)} ${visible(shorten(quote.trim()))}${line}`
}

function shorten(quote: string): string {
  if (quote.length <= QUOTE_LIMIT) return quote
  const half = QUOTE_LIMIT / 2
  return `${quote.slice(0, half)} … ${quote.slice(-half)}`
}

function lineOf(text: string, offset: number): number {
  let line = 1
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', end + 1)) line++
  return line
}
