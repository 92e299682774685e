import { type Form, isSeparator, type Roster } from './candidates'

/** A place where the text names a candidate. */
export interface Mention {
  readonly candidate: number
  readonly start: number
  readonly end: number
}

/**
 * Finds every whole mention of every candidate; of two that begin at the same place the longer one counts.
 * Linear: at each word start, only the forms that begin with its first character are tried.
 */
export function findMentions(text: string, roster: Roster): Mention[] {
  const lower = lowerCase(text)
  const mentions: Mention[] = []
  for (let at = 0; at < text.length; at++) {
    const forms = roster.forms.get(lower.charAt(at))
    if (!forms || !isStart(lower, at)) continue
    for (const form of forms) {
      const end = endOf(form, lower, at)
      if (end === -1 || !isEnd(lower, end, form) || !isMeant(form, text, at, end, roster)) continue
      mentions.push({ candidate: form.candidate, start: at, end: withBracket(text, at, end) })
      at = end - 1
      break
    }
  }
  return mentions
}

/** Lower case with every offset kept: a few letters grow when lowered. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower.replaceAll('’', "'")
  let same = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at).toLowerCase()
    same += char.length === 1 ? char : text.charAt(at)
  }
  return same
}

function endOf(form: Form, lower: string, from: number): number {
  let at = from
  for (let i = 0; i < form.key.length; i++) {
    const wanted = form.key.charAt(i)
    for (let skipped = 0; lower.charAt(at) !== wanted; skipped++) {
      const char = lower.charAt(at)
      const mayPart = i > 0 && isSeparator(char) && (char === '-' || form.gaps.has(i))
      if (!mayPart || skipped === 4) return -1
      at++
    }
    at++
  }
  return at
}

/** A word begins here, and not after a hyphen or point that ties it to the word before: `Objective-C`, `0.1`. */
function isStart(lower: string, at: number): boolean {
  const before = lower.charAt(at - 1)
  if (at === 0 || before === ' ' || before === '\n') return true
  if (isWordChar(before) || before === '_') return false
  return !('-.'.includes(before) && isWordChar(lower.charAt(at - 2)))
}

/** The id ends here: `Chiller 1` is not in `Chiller 10`, nor `GPT-4` in `GPT-4o` and `GPT-4-turbo`, nor `C` in `C++`. */
function isEnd(lower: string, end: number, form: Form): boolean {
  const next = lower.charAt(end)
  if (next === '' || next === ' ') return true
  if (isWordChar(next)) return false
  const after = lower.charAt(end + 1)
  if (next === '-' || next === '_') return !isWordChar(after)
  if (next === '.') return !isWordChar(after)
  if (next === '+' || next === '#') return form.label === undefined && after !== next
  return true
}

/** `Output (a)`: the closing bracket belongs to the name. */
function withBracket(text: string, start: number, end: number): number {
  const close = text.charAt(end)
  if (close !== ')' && close !== ']') return end
  return text.slice(start, end).includes(close === ')' ? '(' : '[') ? end + 1 : end
}

/** A bare letter or number is easily something else: the article, a pronoun, a list mark. */
function isMeant(form: Form, text: string, start: number, end: number, roster: Roster): boolean {
  if (form.label === undefined) return endsAsLabel(text, start, end)
  const written = text.slice(start, end)
  const bracketed = '(['.includes(text.charAt(start - 1) || ' ') && ')]'.includes(text.charAt(end) || ' ')
  if (roster.caseMatters && written !== form.label) return false
  if (isChosen(text, start, end)) return true
  if (form.isShort) return false
  if (/^[0-9]/.test(written)) return text.charAt(start - 1) === '#' || (bracketed && !isListMark(text, start))
  if (isListMark(text, start) && text.charAt(end) === ')') return false
  if (bracketed) return true
  if (written !== form.label) return false
  return !'aiAI'.includes(written) || standsAlone(text, start, end)
}

/** "I choose 2", "the answer is B." */
function isChosen(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start)
  const after = text.slice(end, end + 9)
  return CHOOSING.test(before) && ENDING.test(after)
}

const CHOOSING =
  /(?:choose|choice is|chose|pick|picked|select|selected|prefer|answer is|winner is|go with) ["'*`(]{0,3}$/i
const ENDING = /^["'*`)]{0,3}(?:[.,;!\n]|$|\s+(?:as|because|since|over)\b|\s*$)/

/** "Plan a trip" does not name `Plan A`. */
function endsAsLabel(text: string, start: number, end: number): boolean {
  const last = text.charAt(end - 1)
  if (last !== 'a' || isWordChar(text.charAt(end - 2)) || start === end - 1) return true
  return text.charAt(end - 2) !== ' ' || standsAlone(text, end - 1, end)
}

/** What follows "A" when it names something: "A is better", "A and B", "A, not B", "pick A". */
function standsAlone(text: string, start: number, end: number): boolean {
  const next = text.charAt(end)
  if (next !== ' ') return next !== "'" || text.charAt(start) !== 'I'
  let to = end + 1
  while (to < text.length && to - end < 16 && isWordChar(text.charAt(to))) to++
  const word = text.slice(end + 1, to)
  if (word === '') return true
  if (text.charAt(start) === 'I') return word === 'is' && text.charAt(start - 2) !== '.'
  return FOLLOWERS.has(word)
}

const FOLLOWERS = new Set(
  `is was has had does did and or over than then vs versus wins won beats beat outperforms edges takes gets
  scores provides provided gives gave offers because since as but while whereas would should could can cannot
  seems looks appears it isn't doesn't wasn't in for on by with comes came stands fails lacks loses to instead
  rather not clearly slightly also performs answers follows meets contains better first second best`.split(
    /\s+/,
  ),
)

function isListMark(text: string, start: number): boolean {
  let at = start - 1
  while (at >= 0 && ' \t(*-'.includes(text.charAt(at))) at--
  return at < 0 || text.charAt(at) === '\n'
}

export function isWordChar(char: string): boolean {
  if (char === '') return false
  if (char < '\u0080') {
    return (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || (char >= 'A' && char <= 'Z')
  }
  return /^[\p{L}\p{N}]/u.test(char)
}
