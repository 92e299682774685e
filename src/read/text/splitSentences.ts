import { ABBREVIATIONS, CLOSING_ABBREVIATIONS, SENTENCE_OPENERS } from './abbreviations'

/** A sentence, list item, heading or table row of a text; `text` is `source.slice(start, end)`. */
export interface Sentence {
  readonly text: string
  /** 0-based UTF-16 offset of the first character that is not white space. */
  readonly start: number
  readonly end: number
  /** 0-based number of the paragraph; blank lines part paragraphs. */
  readonly paragraph: number
}

/**
 * Splits a text into sentences, in one pass and without looking back further than a word.
 *
 * `Intl.Segmenter` would need seconds for a megabyte on Node 20, and knows neither lists nor citations.
 *
 * @example splitSentences('It is 4.5 m long. Is it?').map((s) => s.text) // ['It is 4.5 m long.', 'Is it?']
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let paragraph = 0
  let begun = 0 // where the current sentence begins, white space included
  let lineStart = 0

  const close = (end: number) => {
    let start = begun
    while (start < end && isSpace(text.charCodeAt(start))) start++
    let last = end
    while (last > start && isSpace(text.charCodeAt(last - 1))) last--
    if (last > start) sentences.push({ text: text.slice(start, last), start, end: last, paragraph })
    begun = end
  }

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === NEWLINE || code === RETURN) {
      const next = skipSpace(text, at)
      const blank = isBlankLine(text, at, next)
      if (blank || !continuesOnNextLine(text, lineStart, at, next)) close(at)
      if (blank && sentences.length > 0) paragraph = (sentences.at(-1)?.paragraph ?? 0) + 1
      at = next - 1
      lineStart = next
    } else if (isStop(code)) {
      const end = endOfStop(text, at)
      if (endsSentence(text, lineStart, at, end)) close(end)
      at = end - 1
    }
  }
  close(text.length)
  return sentences
}

const NEWLINE = 10
const RETURN = 13
const FULL_STOP = 46
const ELLIPSIS = 0x2026

/** A wrapped line is at least this long; a shorter one was ended on purpose. */
const WRAPPED = 55

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0xfeff
  )
}

const LATIN_STOPS: ReadonlySet<number> = new Set([...'.!?…؟۔।‽'].map((c) => c.charCodeAt(0)))
const CJK_STOPS: ReadonlySet<number> = new Set([...'。！？｡．'].map((c) => c.charCodeAt(0)))
const CLOSERS: ReadonlySet<number> = new Set([...'"\'”’»)]}」』）】》*_`~'].map((c) => c.charCodeAt(0)))

function isStop(code: number): boolean {
  if (code < 128) return code === FULL_STOP || code === 33 || code === 63
  return LATIN_STOPS.has(code) || CJK_STOPS.has(code)
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text.charCodeAt(at))) at++
  return at
}

function isBlankLine(text: string, from: number, to: number): boolean {
  let lines = 0
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === NEWLINE) lines++
  return lines > 1
}

/** The end of a run of stops with the quotes, brackets and citations (`[1]`) that belong to it. */
function endOfStop(text: string, from: number): number {
  let at = from
  while (at < text.length && isStop(text.charCodeAt(at))) at++
  for (;;) {
    if (CLOSERS.has(text.charCodeAt(at))) at++
    else {
      const cited = endOfCitation(text, at)
      if (cited === at) return at
      at = cited
    }
  }
}

/** `[1]`, `[12, 13]` or `[^2]`, with at most one space before it. */
function endOfCitation(text: string, from: number): number {
  let at = text[from] === ' ' ? from + 1 : from
  if (text[at] !== '[') return from
  const most = at + 12
  for (at++; at < most; at++) {
    const char = text[at]
    if (char === ']') return text[at + 1] === '(' ? from : at + 1
    if (char === undefined || !'0123456789, ^-'.includes(char)) return from
  }
  return from
}

function endsSentence(text: string, lineStart: number, stop: number, end: number): boolean {
  if (CJK_STOPS.has(text.charCodeAt(stop))) return !isFullWidthPoint(text, stop)
  const next = skipSpace(text, end)
  if (next >= text.length) return true
  if (next === end) return false // "4.5", "v2.0", "example.com"
  const spansLines = text.slice(end, next).includes('\n')
  if (spansLines) return true
  const nextIsLower = isLower(text.charAt(next))
  const closed = CLOSERS.has(text.charCodeAt(end - 1))
  // "'Why?' he asked", "(or so.) and"
  if (closed && nextIsLower) return false
  const code = text.charCodeAt(stop)
  const isOneFullStop = code === FULL_STOP && text.charCodeAt(stop + 1) !== FULL_STOP
  if (!isOneFullStop) return !(nextIsLower && (code === FULL_STOP || code === ELLIPSIS))
  return !isAbbreviation(text, lineStart, stop, next)
}

function isAbbreviation(text: string, lineStart: number, stop: number, next: number): boolean {
  let from = stop
  while (from > lineStart && stop - from < 16 && isWordPart(text.charAt(from - 1))) from--
  const word = text.slice(from, stop)
  const lower = word.toLowerCase()
  const nextChar = text.charAt(next)
  const nextIsUpper = isUpper(nextChar)
  const opens = nextIsUpper && SENTENCE_OPENERS.has(wordAt(text, next))
  // "1. Open the lid" and "a. Open the lid" begin a line.
  if (isListMark(word) && isOnlyMarks(text, lineStart, from)) return true
  // "J. K. Rowling" against "The winner is B. It is clearer."
  if (isOneLetter(word)) return nextIsUpper ? isUpper(word) && !opens : !'"“‘(['.includes(nextChar)
  // "p.m.", "U.S.", "e.g."
  if (word.includes('.') && /^\p{L}/u.test(word)) return !opens && (nextIsUpper || !nextIsDivider(nextChar))
  if (!ABBREVIATIONS.has(lower) && !CLOSING_ABBREVIATIONS.has(lower)) return false
  // "No. The rule" is an answer; "No. 4" is a number.
  if (lower === 'no' || lower === 'nos' || lower === 'art' || lower === 'max' || lower === 'min') {
    return isDigit(nextChar)
  }
  return !(CLOSING_ABBREVIATIONS.has(lower) ? nextIsUpper && opens : opens && !TITLES.has(lower))
}

/** What stands before a name, so that a capital after it says nothing. */
const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms mx dr prof rev hon capt col gen lt sgt gov sen rep vs'.split(' '),
)

function nextIsDivider(char: string): boolean {
  return '"“‘-–—*#'.includes(char)
}

function isWordPart(char: string): boolean {
  return char === '.' || isLetterOrDigit(char)
}

function isListMark(word: string): boolean {
  return isOneLetter(word) || (word.length <= 3 && /^[0-9]+$/.test(word))
}

/** Nothing but list or quotation marks stands between the start of the line and here. */
function isOnlyMarks(text: string, lineStart: number, to: number): boolean {
  if (to - lineStart > 8) return false
  for (let at = lineStart; at < to; at++) if (!' \t>*-_#('.includes(text.charAt(at))) return false
  return true
}

function isOneLetter(word: string): boolean {
  return word.length === 1 && isLetter(word)
}

function wordAt(text: string, from: number): string {
  let end = from
  while (end < text.length && end - from < 16 && isLetter(text.charAt(end))) end++
  return text.slice(from, end).toLowerCase()
}

/** A line that was only wrapped: no stop or colon at its end, no mark at the start of the next one. */
function continuesOnNextLine(text: string, lineStart: number, lineEnd: number, next: number): boolean {
  if (next >= text.length) return false
  let last = lineEnd
  while (last > lineStart && isSpace(text.charCodeAt(last - 1))) last--
  while (last > lineStart && CLOSERS.has(text.charCodeAt(last - 1))) last--
  const lastChar = text.charAt(last - 1)
  if (isStop(lastChar.charCodeAt(0)) || lastChar === ':' || lastChar === '：' || lastChar === '|')
    return false
  const first = text.charAt(lineStart)
  if (first === '#' || first === '|') return false
  const nextChar = text.charAt(next)
  if (isLower(nextChar)) return !isOneLetterMark(text, next)
  return (
    lastChar === ',' || (lineEnd - lineStart >= WRAPPED && isUpper(nextChar) && !isOneLetterMark(text, next))
  )
}

/** `a)` or `B.` at the start of a line. */
function isOneLetterMark(text: string, at: number): boolean {
  const mark = text.charAt(at + 1)
  return mark === ')' || mark === '.' || mark === ':'
}

/** The point of "３．５": a full-width full stop before a letter or digit. */
function isFullWidthPoint(text: string, stop: number): boolean {
  return text.charAt(stop) === '．' && /^[\p{L}\p{N}]/u.test(text.charAt(stop + 1))
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9'
}

function isLetter(char: string): boolean {
  if (char < '\u0080') return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z')
  return /^\p{L}/u.test(char)
}

function isLetterOrDigit(char: string): boolean {
  return isDigit(char) || isLetter(char)
}

function isUpper(char: string): boolean {
  return char < '\u0080' ? char >= 'A' && char <= 'Z' : /^\p{Lu}/u.test(char)
}

function isLower(char: string): boolean {
  return char < '\u0080' ? char >= 'a' && char <= 'z' : /^\p{Ll}/u.test(char)
}
