/** The text with what its author does not claim blanked out; every offset stays. */
export function maskThoughts(text: string): string {
  if (!text.includes('<')) return text
  let masked = text
  for (const tag of ['think', 'thinking', 'thought', 'reasoning', 'scratchpad', 'reflection']) {
    masked = maskTag(masked, `<${tag}>`, `</${tag}>`)
  }
  return masked
}

/** Blanks code, quoted lines and quoted claims, unless nothing else is left to read. */
export function maskQuoted(text: string): string {
  const masked = maskQuotes(maskQuotedLines(maskFences(text)))
  return masked.trim() === '' ? text : masked
}

function maskTag(text: string, open: string, close: string): string {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return text
  const spans: [number, number][] = []
  let at = 0
  // A template may have swallowed the opening tag.
  const firstClose = lower.indexOf(close)
  if (firstClose !== -1 && !lower.slice(0, firstClose).includes(open)) {
    at = firstClose + close.length
    spans.push([0, at])
  }
  for (let from = lower.indexOf(open, at); from !== -1; from = lower.indexOf(open, at)) {
    const to = lower.indexOf(close, from)
    at = to === -1 ? text.length : to + close.length
    spans.push([from, at])
  }
  return blank(text, spans)
}

function maskFences(text: string): string {
  if (!text.includes('```')) return text
  const spans: [number, number][] = []
  for (let from = text.indexOf('```'); from !== -1; ) {
    const to = text.indexOf('```', from + 3)
    const end = to === -1 ? text.length : to + 3
    spans.push([from, end])
    from = text.indexOf('```', end)
  }
  return blank(text, spans)
}

function maskQuotedLines(text: string): string {
  if (!text.includes('> ')) return text
  const spans: [number, number][] = []
  for (let from = 0; from < text.length; ) {
    const newline = text.indexOf('\n', from)
    const end = newline === -1 ? text.length : newline
    if (text.startsWith('> ', from)) spans.push([from, end])
    from = end + 1
  }
  return blank(text, spans)
}

/** More words than a name has: a claim. */
const CLAIM_WORDS = 4

function maskQuotes(text: string): string {
  const spans: [number, number][] = []
  let newline = -1
  for (let from = 0; from < text.length; from++) {
    const close = CLOSING.get(text.charAt(from))
    if (close === undefined || isInsideWord(text, from)) continue
    if (newline < from) newline = endOfLine(text, from)
    const inLine = text.slice(from + 1, newline).indexOf(close)
    if (inLine === -1) {
      from = newline
      continue
    }
    const to = from + 1 + inLine
    const isWhole = text.slice(0, from).trim() === '' || text.slice(to + 1).trim() === ''
    if (!isWhole && text.slice(from, to).split(' ').length >= CLAIM_WORDS) spans.push([from, to + 1])
    from = to
  }
  return blank(text, spans)
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from)
  return newline === -1 ? text.length : newline
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
])

function isInsideWord(text: string, at: number): boolean {
  return /[0-9a-z]/i.test(text.charAt(at - 1))
}

function blank(text: string, spans: readonly (readonly [number, number])[]): string {
  if (spans.length === 0) return text
  const parts: string[] = []
  let at = 0
  for (const [from, to] of spans) {
    if (from < at) continue
    parts.push(text.slice(at, from), text.slice(from, to).replace(/[^\n]/g, ' '))
    at = to
  }
  parts.push(text.slice(at))
  return parts.join('')
}
