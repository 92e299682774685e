import type { JsonProblem } from '../../verdict/reasons/json'

/** An array or object that the scanner is inside of, and where in it. */
export interface JsonFrame {
  readonly kind: 'array' | 'object'
  readonly offset: number
  /** Array: the item being read. */
  index: number
  /** Object: the key being read, between its quotes; -1 before the first. */
  keyStart: number
  keyEnd: number
}

/** Told of each thing as it is scanned; `frames` is the live stack: read it at once, do not keep it. */
export interface JsonVisitor {
  key?(start: number, end: number, frames: readonly JsonFrame[]): void
  number?(start: number, end: number, frames: readonly JsonFrame[]): void
  value?(start: number, frames: readonly JsonFrame[]): void
  open?(frames: readonly JsonFrame[]): void
  close?(): void
}

export type JsonScan =
  | { readonly ok: true; readonly end: number }
  | {
      readonly ok: false
      readonly problem: JsonProblem
      /** The first character that no JSON text could have there. */
      readonly offset: number
      readonly open: readonly JsonFrame[]
    }

/** What the grammar wants next. */
type State = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'comma'

/**
 * Scans one JSON value (RFC 8259) at `start`, white space before it allowed. Iterative, so depth is no limit;
 * linear. JSON.parse gives verdict and value; this gives the place, which JSON.parse has only in words, and
 * only for some errors.
 */
export function scanJson(text: string, start = 0, visitor: JsonVisitor = {}): JsonScan {
  const frames: JsonFrame[] = []
  let state: State = 'value'
  let at = start
  let problem: JsonProblem = 'unexpected-token'

  const scanString = (from: number): number => {
    let i = from + 1
    for (; i < text.length; i++) {
      const c = text.charCodeAt(i)
      if (c === 0x22) return i + 1
      if (c < 0x20) {
        problem = 'control-character'
        return -1 - i
      }
      if (c !== 0x5c) continue
      const escaped = text.charCodeAt(++i)
      if (i >= text.length) break
      if (escaped === 0x75) {
        for (let digit = 0; digit < 4; digit++) {
          if (++i >= text.length) break
          if (!isHexDigit(text.charCodeAt(i))) {
            problem = 'bad-escape'
            return -1 - i
          }
        }
      } else if (!isEscape(escaped)) {
        problem = 'bad-escape'
        return -1 - i
      }
    }
    problem = 'unexpected-end'
    return -1 - text.length
  }

  const scanDigits = (from: number): number => {
    let i = from
    while (isDigit(text.charCodeAt(i))) i++
    return i
  }

  const scanNumber = (from: number): number => {
    let i = text.charCodeAt(from) === 0x2d ? from + 1 : from
    const first = i
    i = text.charCodeAt(i) === 0x30 ? i + 1 : scanDigits(i)
    if (i === first) return badNumber(i)
    if (text.charCodeAt(i) === 0x2e) {
      const fraction = i + 1
      i = scanDigits(fraction)
      if (i === fraction) return badNumber(i)
    }
    if ((text.charCodeAt(i) | 0x20) === 0x65) {
      let exponent = i + 1
      const sign = text.charCodeAt(exponent)
      if (sign === 0x2b || sign === 0x2d) exponent++
      i = scanDigits(exponent)
      if (i === exponent) return badNumber(i)
    }
    return i
  }

  const badNumber = (i: number): number => {
    problem = i >= text.length ? 'unexpected-end' : 'bad-number'
    return -1 - i
  }

  const scanLiteral = (from: number, word: string): number => {
    for (let i = 0; i < word.length; i++) {
      if (text[from + i] === word[i]) continue
      problem = from + i >= text.length ? 'unexpected-end' : 'unexpected-token'
      return -1 - (from + i)
    }
    return from + word.length
  }

  const scanScalar = (from: number, c: number): number => {
    if (c === 0x22) return scanString(from)
    if (c === 0x2d || isDigit(c)) {
      const end = scanNumber(from)
      if (end >= 0) visitor.number?.(from, end, frames)
      return end
    }
    if (c === 0x74) return scanLiteral(from, 'true')
    if (c === 0x66) return scanLiteral(from, 'false')
    if (c === 0x6e) return scanLiteral(from, 'null')
    problem = 'unexpected-token'
    return -1 - from
  }

  while (true) {
    while (isSpace(text.charCodeAt(at))) at++
    if (at >= text.length) return { ok: false, problem: 'unexpected-end', offset: text.length, open: frames }
    const c = text.charCodeAt(at)
    const frame = frames[frames.length - 1]

    if (state === 'value' || (state === 'first-item' && c !== 0x5d)) {
      visitor.value?.(at, frames)
      if (c === 0x7b || c === 0x5b) {
        frames.push({ kind: c === 0x7b ? 'object' : 'array', offset: at, index: 0, keyStart: -1, keyEnd: -1 })
        visitor.open?.(frames)
        state = c === 0x7b ? 'first-key' : 'first-item'
        at++
        continue
      }
      const end = scanScalar(at, c)
      if (end < 0) return { ok: false, problem, offset: -1 - end, open: frames }
      at = end
      if (frame === undefined) return { ok: true, end: at }
      state = 'comma'
      continue
    }

    if (state === 'key' || (state === 'first-key' && c !== 0x7d)) {
      if (c !== 0x22 || frame === undefined)
        return { ok: false, problem: 'expected-key', offset: at, open: frames }
      const end = scanString(at)
      if (end < 0) return { ok: false, problem, offset: -1 - end, open: frames }
      frame.keyStart = at + 1
      frame.keyEnd = end - 1
      visitor.key?.(at + 1, end - 1, frames)
      at = end
      state = 'colon'
      continue
    }

    if (state === 'colon') {
      if (c !== 0x3a) return { ok: false, problem: 'expected-colon', offset: at, open: frames }
      at++
      state = 'value'
      continue
    }

    // After a value, or in an empty container: a comma or the closing bracket.
    const isObject = frame?.kind === 'object'
    if (c === (isObject ? 0x7d : 0x5d)) {
      frames.pop()
      visitor.close?.()
      at++
      if (frames.length === 0) return { ok: true, end: at }
      state = 'comma'
      continue
    }
    if (c !== 0x2c) {
      const expected = isObject ? 'expected-comma-or-brace' : 'expected-comma-or-bracket'
      return { ok: false, problem: expected, offset: at, open: frames }
    }
    if (frame) frame.index++
    at++
    state = isObject ? 'key' : 'value'
  }
}

/** Scans a whole text: one value and nothing but white space around it. */
export function scanJsonText(text: string, visitor: JsonVisitor = {}): JsonScan {
  const scan = scanJson(text, 0, visitor)
  if (!scan.ok) return scan
  let end = scan.end
  while (isSpace(text.charCodeAt(end))) end++
  return end === text.length
    ? { ok: true, end }
    : { ok: false, problem: 'trailing-content', offset: end, open: [] }
}

export function isSpace(c: number): boolean {
  return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09
}

function isDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39
}

function isHexDigit(c: number): boolean {
  return isDigit(c) || ((c | 0x20) >= 0x61 && (c | 0x20) <= 0x66)
}

function isEscape(c: number): boolean {
  return '"\\/bfnrt'.includes(String.fromCharCode(c))
}
