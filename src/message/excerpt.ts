import type { Place } from '../verdict/reasons/json'
import type { Paint } from './paint'
import { visible, widthOf } from './visible'

/** Characters shown on either side of the marked place. */
const BEFORE = 50
const AFTER = 50

/** The line of the output that a place is in, shortened around it, with a mark under the place. */
export function excerpt(output: string, { offset, line }: Place, paint: Paint): string[] {
  const lineStart = output.lastIndexOf('\n', offset - 1) + 1
  const newline = output.indexOf('\n', offset)
  const lineEnd = newline === -1 ? output.length : newline
  const from = Math.max(lineStart, offset - BEFORE)
  const to = Math.min(lineEnd, offset + AFTER)
  const before = (from > lineStart ? '…' : '') + visible(output.slice(from, offset))
  const after = visible(output.slice(offset, to)) + (to < lineEnd ? '…' : '')
  const label = `line ${line}`
  return [
    `${paint.label(`${label} │`)} ${before}${after}`,
    `${paint.label(`${' '.repeat(label.length)} │`)} ${' '.repeat(widthOf(before))}${paint.mark('^')}`,
  ]
}
