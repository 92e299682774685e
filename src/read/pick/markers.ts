import { type Explicit, type Line, linesOf } from './Explicit'
import { type Labels, type Named, readLabel } from './labels'
import { findRankings } from './rankings'
import { findScores } from './scores'
import { findTableVerdicts } from './tables'

/** The verdict a text states by a marker: `[[A]]`, `Winner: B`, a bare label, scores, a ranking, a table, a trophy. */
export function findMarker(text: string, labels: Labels): Explicit | undefined {
  const lines = linesOf(text)
  const found = [
    ...findBrackets(text, labels),
    ...findTags(text, labels),
    ...findStatedVerdicts(lines, labels),
    ...findRankings(lines, labels),
    ...findTableVerdicts(lines, labels),
    ...findTrophies(lines, labels),
  ]
  const last = found.reduce<Explicit | undefined>(
    (best, one) => (outranks(one, best) ? one : best),
    undefined,
  )
  return last ?? findBareLabel(lines, labels) ?? findScores(lines, labels)
}

function outranks(one: Explicit, best: Explicit | undefined): boolean {
  if (!best || one.isFinal !== best.isFinal) return one.isFinal || !best
  return one.start >= best.start
}

const MOST_IN_BRACKETS = 200

/** `[[A]]`, `[[A>>B]]`, `[[A=B]]`. */
function findBrackets(text: string, labels: Labels): Explicit[] {
  const found: Explicit[] = []
  for (let open = text.indexOf('[['); open !== -1; open = text.indexOf('[[', open + 2)) {
    const length = text.slice(open, open + MOST_IN_BRACKETS).indexOf(']]')
    const close = open + length
    if (length === -1 || text.charAt(close + 2) === '?') continue
    const named = readComparison(text.slice(open + 2, close), labels)
    if (named !== undefined) found.push({ named, start: open, end: close + 2, isFinal: true })
  }
  return found
}

/** Prometheus: `[RESULT] A`, wherever in its line it stands. */
function findTags(text: string, labels: Labels): Explicit[] {
  const found: Explicit[] = []
  for (let open = text.indexOf('['); open !== -1; open = text.indexOf('[', open + 1)) {
    const [tag = ''] = text.slice(open, open + LONGEST_TAG).split(']', 1)
    const end = open + tag.length + 1
    if (text.charAt(end - 1) !== ']' || !TAGS.has(tag.slice(1).trim().toLowerCase())) continue
    const [value = ''] = text.slice(end, end + 120).split('\n', 1)
    const named = readValue(value.replace(/^\s*:/, ''), labels)
    if (named !== undefined) found.push({ named, start: open, end: end + value.length, isFinal: true })
  }
  return found
}

const LONGEST_TAG = 24
const TAGS = new Set([
  'result',
  'results',
  'verdict',
  'final verdict',
  'winner',
  'answer',
  'final answer',
  'choice',
  'decision',
])

/** A label, or two with a sign between them: `A>>B`, `A=B`. */
function readComparison(inside: string, labels: Labels): Named {
  const sign = /[<>=]+/.exec(inside)
  if (!sign) return readLabel(inside, labels) ?? thirdLabel(inside, labels)
  const left = readLabel(inside.slice(0, sign.index), labels)
  const right = readLabel(inside.slice(sign.index + sign[0].length), labels)
  if (left === undefined || right === undefined) return undefined
  if (sign[0].includes('>')) return left
  return sign[0].includes('<') ? right : 'tie'
}

/** MT-bench: `[[C]]` is a tie between A and B. */
function thirdLabel(inside: string, { roster }: Labels): Named {
  const isAB = roster.names.length === 2 && roster.labels.get('a') === 0 && roster.labels.get('b') === 1
  return isAB && inside.trim().toUpperCase() === 'C' ? 'tie' : undefined
}

/** What may name a verdict, before a colon or bracket: "Final verdict: B", "[RESULT] A", "[My Choice]". */
const VERDICT_WORDS = new Set(
  `winner verdict answer decision choice pick preference preferred result judgment judgement selection selected better best
  recommendation recommended chosen conclusion outcome`.split(/\s+/),
)
/** "The option that fits best is:" */
const ASKED_FOR = new Set('answer choice option verdict winner pick'.split(' '))
const FINAL_WORDS = new Set('final overall ultimate result total'.split(' '))
const VERDICT_FILLERS = new Set(
  `the my our is a an i response answer output assistant model option candidate and one choose chosen string overall
  final correct clear more most preferred better best would be are rated of this`.split(/\s+/),
)

function findStatedVerdicts(lines: readonly Line[], labels: Labels): Explicit[] {
  const found: Explicit[] = []
  const parts = lines.flatMap(withLastSentence)
  parts.forEach((line, i) => {
    const sign = verdictSign(line.text)
    if (!sign) return
    const rest = line.text.slice(sign.end)
    const next = parts[i + 1]
    const isHeading = rest.replace(/[\s*_#:]+/g, '') === ''
    const value = isHeading ? next?.text : rest
    if (value === undefined) return
    const named = readValue(value, labels)
    if (named === undefined) return
    const end = isHeading && next ? next.start + next.text.length : line.start + line.text.length
    found.push({ named, start: line.start, end, isFinal: sign.isFinal })
  })
  return found
}

/** A line, and the sentence it ends with: "… fits the brief. Final answer: Beta." */
function withLastSentence(line: Line): Line[] {
  const at = line.text.lastIndexOf('. ', line.text.length - 3)
  return at < 20 ? [line] : [line, { text: line.text.slice(at + 2), start: line.start + at + 2 }]
}

/** Where the value of a verdict line begins, if it is one. */
function verdictSign(line: string): { end: number; isFinal: boolean } | undefined {
  const head = line.slice(0, 80)
  const colon = signEnd(head)
  // The keys of JSON are for the fields to read.
  if (colon === -1 || /[{"]/.test(head.slice(0, colon))) return undefined
  const words = head
    .slice(head.lastIndexOf(',', colon) + 1, colon)
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word !== '')
  if (words.at(-1) === 'is' && words.length <= 14 && words.some((word) => ASKED_FOR.has(word))) {
    return { end: colon, isFinal: words.some((word) => FINAL_WORDS.has(word)) }
  }
  if (words.length === 0 || words.length > 7) return undefined
  if (!words.some((word) => VERDICT_WORDS.has(word))) return undefined
  if (!words.every((word) => VERDICT_WORDS.has(word) || FINAL_WORDS.has(word) || VERDICT_FILLERS.has(word))) {
    return undefined
  }
  return { end: colon, isFinal: words.some((word) => FINAL_WORDS.has(word)) }
}

/** The end of the sign: a colon, a closing bracket, or the whole line when it is a heading. */
function signEnd(head: string): number {
  const mark = head.search(/[:\]：]/)
  if (mark !== -1) return mark + 1
  return /^\s*(?:#|\*\*)/.test(head) && head.length < 60 ? head.length : -1
}

/** The value names one candidate, alone or before a stop, bracket, dash or reason. */
function readValue(value: string, labels: Labels): Named {
  const whole =
    readLabel(value, labels) ?? readComparison(value.slice(0, 80), labels) ?? readRun(value, labels)
  if (whole !== undefined) return whole
  const bracketed = /^\s*\(([^()]{1,40})\)\s/.exec(value)
  if (bracketed) return readLabel(bracketed[1] ?? '', labels)
  const limit = Math.min(value.length, 120)
  for (let at = 1; at < limit; at++) {
    if (!endsValue(value, at)) continue
    const named = readLabel(value.slice(0, at), labels)
    if (named !== undefined) return named
  }
  return undefined
}

function endsValue(value: string, at: number): boolean {
  const char = value.charAt(at)
  if (',;(—–:'.includes(char)) return true
  if (char === '.' || char === '!' || char === ')') return /[\s*]/.test(value.charAt(at + 1))
  if (char !== ' ') return false
  return ENDING_WORDS.has(/^[\w-]*/.exec(value.slice(at + 1, at + 12))?.[0] ?? '')
}

const ENDING_WORDS = new Set([
  'because',
  'since',
  'as',
  'is',
  'wins',
  'with',
  'for',
  'due',
  'by',
  '-',
  'over',
  'provides',
])

const HEADS_SECTION = /^\s*#|[:：][\s*_]*$/

/** `CCCCC`: a label asked for several times over. */
export function readRun(text: string, labels: Labels): Named {
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '')
  const first = bare.charAt(0)
  if (bare.length < 3 || bare.length > 12 || bare !== first.repeat(bare.length)) return undefined
  return readLabel(first, labels)
}

/** The last line, else the first one, is nothing but a label; one that heads a section is no verdict. */
function findBareLabel(lines: readonly Line[], labels: Labels): Explicit | undefined {
  for (const line of [lines.at(-1), lines[0]]) {
    if (!line || (lines.length > 1 && HEADS_SECTION.test(line.text))) continue
    const lastWord = line.text.slice(line.text.trimEnd().lastIndexOf(' ') + 1)
    const named = readLabel(line.text, labels) ?? readRun(line.text, labels) ?? readRun(lastWord, labels)
    if (named === undefined) continue
    return { named, start: line.start, end: line.start + line.text.length, isFinal: true }
  }
  return undefined
}

const TROPHIES = ['🏆', '🥇', '👑']

/** "🏆 Alpha", "Alpha 🏆". */
function findTrophies(lines: readonly Line[], labels: Labels): Explicit[] {
  return lines.flatMap((line) => {
    if (line.text.length > 120 || !TROPHIES.some((trophy) => line.text.includes(trophy))) return []
    const rest = line.text.replace(/🏆|🥇|👑|winner|overall|1st|first place|[:|-]/giu, ' ')
    const named = readLabel(rest, labels)
    return named === undefined
      ? []
      : [{ named, start: line.start, end: line.start + line.text.length, isFinal: true }]
  })
}
