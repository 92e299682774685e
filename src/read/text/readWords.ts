/** The words of a stretch of text, as the phrase tables spell them. */
export interface Words {
  /** Lower case, without accents; contractions undone (`can't` is `can`, `not`). */
  readonly words: readonly string[]
  /** Offset of each word in the text. */
  readonly starts: readonly number[]
  /** Indexes of words that a comma, colon, semicolon, dash or bracket parts from the one before. */
  readonly breaks: readonly number[]
}

/** Stands for quoted text or code that was masked: one word, however long. */
export const MASK = '\uFFFC'

/**
 * Reads the words of `text` from `start` to `end`; `text` is in lower case already.
 *
 * Markdown marks and zero-width characters vanish. Han, kana and hangul are not parted by spaces one could
 * rely on: there, each character is a word.
 */
export function readWords(text: string, start = 0, end: number = text.length): Words {
  const words: string[] = []
  const starts: number[] = []
  const breaks: number[] = []

  for (let at = start; at < end; ) {
    const kind = kindOf(text.charCodeAt(at))
    if (kind === LETTER) {
      const next = endOfWord(text, at, end)
      const word = fold(text.slice(at, next))
      const suffix = suffixAt(text, next, end)
      for (const part of expand(word, suffix)) {
        words.push(part)
        starts.push(at)
      }
      at = isContraction(suffix) ? next + 1 + suffix.length : next
    } else if (kind === CHARACTER) {
      words.push(text.charAt(at))
      starts.push(at++)
    } else if (kind === MASKED) {
      words.push(MASK)
      starts.push(at)
      while (at < end && text.charAt(at) === MASK) at++
    } else {
      if (kind === BREAK && breaks.at(-1) !== words.length) breaks.push(words.length)
      at++
    }
  }
  return { words, starts, breaks }
}

const OTHER = 0
const LETTER = 1
const CHARACTER = 2
const INVISIBLE = 3
const BREAK = 4
const MASKED = 5

const ASCII: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  return /[a-z0-9]/i.test(char) ? LETTER : ',:;()[]'.includes(char) ? BREAK : OTHER
})
const BREAKS: ReadonlySet<number> = new Set([...'–—，；：、（）'].map((char) => char.charCodeAt(0)))

function kindOf(code: number): number {
  if (code < 0x80) return ASCII[code] ?? OTHER
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff)
    return INVISIBLE
  if (BREAKS.has(code)) return BREAK
  if (code < 0xc0) return code === 0xaa || code === 0xba || code === 0xb7 ? LETTER : OTHER
  if (code < 0x2000) return LETTER
  if (code < 0x3040) return OTHER // punctuation, symbols
  if (code < 0xd7b0) return CHARACTER // kana, Han, hangul
  if (code === 0xfffc) return MASKED
  if (code >= 0xf900 && code < 0xfb00) return CHARACTER
  return code >= 0xfb00 && code < 0xfe00 ? LETTER : OTHER
}

function endOfWord(text: string, from: number, end: number): number {
  let at = from + 1
  while (at < end) {
    const kind = kindOf(text.charCodeAt(at))
    if (kind !== LETTER && kind !== INVISIBLE) break
    at++
  }
  return at
}

/** `información` is `informacion`: people leave accents out, and there are two ways to write them. */
function fold(word: string): string {
  return isAscii(word)
    ? word
    : word.normalize('NFD').replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
}

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return false
  return true
}

/** The letters behind an apostrophe that follows the word at once. */
function suffixAt(text: string, apostrophe: number, end: number): string {
  const code = text.charCodeAt(apostrophe)
  if (apostrophe >= end || (code !== 0x27 && code !== 0x2019 && code !== 0x2bc && code !== 0x60)) return ''
  let at = apostrophe + 1
  const most = Math.min(end, at + 3)
  while (at < most && kindOf(text.charCodeAt(at)) === LETTER) at++
  return text.slice(apostrophe + 1, at)
}

const SUFFIXES: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }
const WITH_IS: ReadonlySet<string> = new Set('it that there here he she what who where how this'.split(' '))
const NEGATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cannot', ['can', 'not']],
  ['cant', ['can', 'not']],
  ['dont', ['do', 'not']],
  ['doesnt', ['does', 'not']],
  ['didnt', ['did', 'not']],
  ['isnt', ['is', 'not']],
  ['couldnt', ['could', 'not']],
  ['im', ['i', 'am']],
])

function isContraction(suffix: string): boolean {
  return suffix === 't' || suffix === 's' || suffix in SUFFIXES
}

function expand(word: string, suffix: string): readonly string[] {
  if (suffix === '') return NEGATIONS.get(word) ?? [word]
  if (suffix === 't') return [word === 'won' ? 'will' : word === 'can' ? word : word.replace(/n$/, ''), 'not']
  if (suffix === 's') return word === 'let' ? [word, 'us'] : WITH_IS.has(word) ? [word, 'is'] : [word]
  const whole = SUFFIXES[suffix]
  return whole === undefined ? [word] : [word, whole]
}
