import type { JsonProblem } from '../../verdict/reasons/json'
import { isSpace, skipSpace } from './skipJson'

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
  key(start: number, end: number, frames: readonly JsonFrame[]): void
  number(start: number, end: number, frames: readonly JsonFrame[]): void
  open(): void
  close(): void
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
export function scanJson(text: string, start = 0, visitor?: JsonVisitor): JsonScan {
  return new Scanner(text, start, visitor).scan()
}

/** Scans a whole text: one value and nothing but white space around it. */
export function scanJsonText(text: string): JsonScan {
  const scan = scanJson(text)
  if (!scan.ok) return scan
  const end = skipSpace(text, scan.end)
  return end === text.length
    ? { ok: true, end }
    : { ok: false, problem: 'trailing-content', offset: end, open: [] }
}

/** Each method consumes a token and says whether it was right: if not, `at` is the character that is wrong. */
class Scanner {
  private readonly frames: JsonFrame[] = []
  private problem: JsonProblem = 'unexpected-token'
  private state: State = 'value'

  constructor(
    private readonly text: string,
    private at: number,
    private readonly visitor: JsonVisitor | undefined,
  ) {}

  scan(): JsonScan {
    do {
      while (isSpace(this.text.charCodeAt(this.at))) this.at++
      const isRight =
        this.at < this.text.length ? this.step(this.text.charCodeAt(this.at)) : this.fail('unexpected-end')
      if (!isRight) return { ok: false, problem: this.problem, offset: this.at, open: this.frames }
    } while (this.frames.length > 0)
    return { ok: true, end: this.at }
  }

  private step(c: number): boolean {
    switch (this.state) {
      case 'value':
        return this.value(c)
      case 'first-item':
        return c === 0x5d ? this.close() : this.value(c)
      case 'first-key':
        return c === 0x7d ? this.close() : this.key(c)
      case 'key':
        return this.key(c)
      case 'colon':
        return c === 0x3a ? this.advance('value') : this.fail('expected-colon')
      case 'comma':
        return this.comma(c)
    }
  }

  private value(c: number): boolean {
    if (c === 0x7b || c === 0x5b) return this.open(c)
    this.state = 'comma'
    if (c === 0x22) return this.string()
    if (c === 0x2d || isDigit(c)) return this.number(c)
    if (c === 0x74) return this.literal('true')
    if (c === 0x66) return this.literal('false')
    return c === 0x6e ? this.literal('null') : this.fail('unexpected-token')
  }

  private open(c: number): boolean {
    const kind = c === 0x7b ? 'object' : 'array'
    this.frames.push({ kind, offset: this.at, index: 0, keyStart: -1, keyEnd: -1 })
    this.visitor?.open()
    return this.advance(kind === 'object' ? 'first-key' : 'first-item')
  }

  private close(): boolean {
    this.frames.pop()
    this.visitor?.close()
    return this.advance('comma')
  }

  private key(c: number): boolean {
    const frame = this.frames[this.frames.length - 1]
    if (c !== 0x22 || frame === undefined) return this.fail('expected-key')
    const start = this.at + 1
    if (!this.string()) return false
    frame.keyStart = start
    frame.keyEnd = this.at - 1
    this.visitor?.key(start, this.at - 1, this.frames)
    this.state = 'colon'
    return true
  }

  private comma(c: number): boolean {
    const frame = this.frames[this.frames.length - 1]
    const isObject = frame?.kind === 'object'
    if (c === (isObject ? 0x7d : 0x5d)) return this.close()
    if (c !== 0x2c) return this.fail(isObject ? 'expected-comma-or-brace' : 'expected-comma-or-bracket')
    if (frame) frame.index++
    return this.advance(isObject ? 'key' : 'value')
  }

  private string(): boolean {
    const { text } = this
    for (let i = this.at + 1; i < text.length; i++) {
      const c = text.charCodeAt(i)
      if (c === 0x22) {
        this.at = i + 1
        return true
      }
      if (c >= 0x20 && c !== 0x5c) continue
      this.at = i
      if (c < 0x20) return this.fail('control-character')
      if (!this.escape()) return false
      i = this.at
    }
    this.at = text.length
    return this.fail('unexpected-end')
  }

  /** From the backslash to the last character of its escape. */
  private escape(): boolean {
    const c = this.text.charCodeAt(++this.at)
    if (this.at >= this.text.length) return this.fail('unexpected-end')
    if (c !== 0x75) return isEscape(c) || this.fail('bad-escape')
    for (let digit = 0; digit < 4; digit++) {
      if (++this.at >= this.text.length) return this.fail('unexpected-end')
      if (!isHexDigit(this.text.charCodeAt(this.at))) return this.fail('bad-escape')
    }
    return true
  }

  private number(c: number): boolean {
    const start = this.at
    if (c === 0x2d) this.at++
    if (this.text.charCodeAt(this.at) === 0x30) this.at++
    else if (!this.digits()) return false
    if (this.text.charCodeAt(this.at) === 0x2e) {
      this.at++
      if (!this.digits()) return false
    }
    if ((this.text.charCodeAt(this.at) | 0x20) === 0x65) {
      const sign = this.text.charCodeAt(++this.at)
      if (sign === 0x2b || sign === 0x2d) this.at++
      if (!this.digits()) return false
    }
    this.visitor?.number(start, this.at, this.frames)
    return true
  }

  /** At least one digit. */
  private digits(): boolean {
    const start = this.at
    while (isDigit(this.text.charCodeAt(this.at))) this.at++
    return this.at > start || this.fail(this.at >= this.text.length ? 'unexpected-end' : 'bad-number')
  }

  private literal(word: string): boolean {
    for (let i = 0; i < word.length; i++, this.at++) {
      if (this.text.charCodeAt(this.at) === word.charCodeAt(i)) continue
      return this.fail(this.at >= this.text.length ? 'unexpected-end' : 'unexpected-token')
    }
    return true
  }

  private advance(state: State): true {
    this.state = state
    this.at++
    return true
  }

  private fail(problem: JsonProblem): false {
    this.problem = problem
    return false
  }
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
