import type { Sentence } from '../text/splitSentences'
import { CONCLUSIONS, CONDITIONS, NO_CONDITIONS, REJECTIONS, REPORTS, TURN_PHRASES } from './clausePhrases'
import { hasPhrase, phraseAt } from './phrases'
import type { Token } from './tokens'

/** How far the author stands behind a clause. */
export type Standing =
  | 'claimed'
  /** "Although A is cheaper, …" */
  | 'conceded'
  /** "If you need speed, A" */
  | 'conditional'
  /** "Is A better?", "whether A is better" */
  | 'questioned'
  /** "One reviewer claims A is better" */
  | 'reported'
  /** "I don't think A is better", "my first instinct was A" */
  | 'rejected'

export interface Clause {
  readonly sentence: Sentence
  readonly tokens: readonly Token[]
  readonly standing: Standing
  /** "Overall, …", "so …", "I would choose …": the author sums up. */
  readonly concludes: boolean
  /** "but …", "however, …": against what was said before. */
  readonly turns: boolean
}

/** Parts a sentence where its author changes stance: at semicolons, "but", "although", "because", "if", "so". */
export function splitClauses(sentence: Sentence, tokens: readonly Token[]): Clause[] {
  const starts = clauseStarts(tokens)
  const isQuestion = /\?["'”’)*\s]*$/.test(sentence.text.slice(-6))
  const isConditional = hasCondition(tokens) || namesPurposes(tokens)
  const clauses: Clause[] = []
  let concludes = false
  for (let i = 0; i < starts.length; i++) {
    const part = tokens.slice(starts[i], starts[i + 1])
    if (part.length === 0) continue
    const previous = clauses.at(-1)
    concludes =
      (concludes && !REASONS.has(part[0]?.word ?? '')) ||
      (i === 1 && REASONS.has(tokens[leadOf(tokens)]?.word ?? '')) ||
      hasPhrase(CONCLUSIONS, part, 0, Math.min(part.length, 12))
    const standing = isQuestion
      ? 'questioned'
      : isConditional
        ? 'conditional'
        : standingOf(part, starts[i] === 0, previous)
    clauses.push({ sentence, tokens: part, standing, concludes, turns: turns(part, previous) })
  }
  return clauses
}

function clauseStarts(tokens: readonly Token[]): number[] {
  const starts = [0]
  let openConcession = opensSubordinate(tokens, 0) || opensSubordinate(tokens, leadOf(tokens))
  for (let at = 1; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    if (openConcession && word === ',' && opensMainClause(tokens, at + 1)) {
      starts.push(at + 1)
      openConcession = false
    } else if (STOPS.has(word)) starts.push(at + 1)
    else if (opensClause(tokens, at)) {
      starts.push(at)
      openConcession = isConcession(tokens, at)
    }
  }
  return starts
}

const STOPS = new Set([';', ':', '-', '.', '!', '?', '|'])

/** "However, since …": where the clause proper begins. */
function leadOf(tokens: readonly Token[]): number {
  return tokens[1]?.word === ',' ? 2 : 0
}

function opensSubordinate(tokens: readonly Token[], at: number): boolean {
  return isConcession(tokens, at) || REASONS.has(tokens[at]?.word ?? '')
}

const REASONS = new Set('since as because given considering'.split(' '))

const OPENERS = new Set(
  'but whereas however although though while because therefore thus hence despite unless albeit yet'.split(
    ' ',
  ),
)

function opensClause(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (OPENERS.has(word)) {
    return !(word === 'though' && (tokens[at - 1]?.word === 'even' || tokens[at - 1]?.word === 'as'))
  }
  const before = tokens[at - 1]?.word ?? ''
  const after = tokens[at + 1]
  if (word === 'even') return after?.word === 'though' || after?.word === 'if'
  if (word === 'so') return before === ',' && after?.word !== 'much'
  if (word === 'since' || word === 'as' || word === 'and' || word === 'making') {
    if (before !== ',') return word === 'and' && startsClause(tokens, at)
    return word !== 'and' || startsClause(tokens, at)
  }
  if (word === 'on' && after?.word === 'the') return tokens[at + 2]?.word === 'other'
  return false
}

/** "and Beta is faster", against "Alpha and Beta are faster". */
function startsClause(tokens: readonly Token[], and: number): boolean {
  const before = tokens[and - 1]?.word === ',' ? tokens[and - 2] : tokens[and - 1]
  if (!before || before.candidate >= 0 || before.capital || before.word === "'s") return false
  const subject = tokens[and + 1]
  if (!subject) return false
  const verb = tokens[and + 2]?.word === "'s" ? tokens[and + 4]?.word : tokens[and + 2]?.word
  return (subject.candidate >= 0 || SUBJECTS.has(subject.word)) && VERBS.has(verb ?? '')
}

const SUBJECTS = new Set('i it he she they this we you'.split(' '))

const VERBS = new Set(
  `is are was were has have had does do did provides provided gives gave offers wins beats lacks fails can could
  would will should seems looks covers includes uses contains answers follows performs remains deserves`.split(
    /\s+/,
  ),
)

function opensMainClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  if (token.candidate < 0) return MAIN_STARTS.has(token.word)
  // "While Alpha, Beta and Gamma are …" is still the list.
  const next = tokens[at + 1]?.word
  return next !== ',' && next !== 'and' && next !== 'or'
}

const MAIN_STARTS = new Set(
  `i it he she they this that we you the both neither overall there these my our its in his her their ultimately
  nothing no one choose pick go`.split(/\s+/),
)

function standingOf(tokens: readonly Token[], isFirst: boolean, previous: Clause | undefined): Standing {
  if (hasPhrase(REJECTIONS, tokens)) return 'rejected'
  const lead = isFirst ? skipLead(tokens) : 0
  if (isConcession(tokens, lead)) {
    return tokens[lead]?.word === 'while' && !isFirst ? standingAfter(previous) : 'conceded'
  }
  if (isReported(tokens)) return 'reported'
  if (tokens.some((token) => token.word === 'whether')) return 'questioned'
  return isFirst || opensClause(tokens, 0) ? 'claimed' : standingAfter(previous)
}

/** Somebody else says so; "I would say that" is the author's own. */
function isReported(tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length; at++) {
    if (phraseAt(REPORTS, tokens, at) === 0) continue
    const before = tokens.slice(Math.max(0, at - 3), at)
    if (!before.some((token) => OWN_VOICE.has(token.word))) return true
  }
  return false
}

const OWN_VOICE = new Set('i we would can'.split(' ').concat(["i'd", 'could', 'must']))

function standingAfter(previous: Clause | undefined): Standing {
  return previous?.standing === 'reported' ? 'reported' : 'claimed'
}

/** "However, while A is cheaper, …": what may stand before a concession. */
function skipLead(tokens: readonly Token[]): number {
  for (let at = 0; at < 5; at++) if (isConcession(tokens, at)) return at
  return 0
}

function isConcession(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (word === 'even') return tokens[at + 1]?.word === 'though' || tokens[at + 1]?.word === 'if'
  if (word === 'in') return tokens[at + 1]?.word === 'spite'
  return CONCESSIONS.has(word)
}

const CONCESSIONS = new Set(
  'although though while whilst despite albeit granted admittedly notwithstanding'.split(' '),
)

function turns(tokens: readonly Token[], previous: Clause | undefined): boolean {
  for (let at = 0; at < Math.min(3, tokens.length); at++) {
    if (TURNS.has(tokens[at]?.word ?? '') || phraseAt(TURN_PHRASES, tokens, at) > 0) return true
  }
  return previous !== undefined && previous.standing === 'conceded'
}

const TURNS = new Set('but however yet nevertheless nonetheless still instead actually'.split(' '))

/** "if", "unless", "depends on": the whole sentence hangs on it. */
function hasCondition(tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    if (word === 'if' || word === 'unless') {
      const before = tokens[at - 1]?.word
      if (before !== 'as' && before !== 'even' && phraseAt(NO_CONDITIONS, tokens, at) === 0) return true
    }
    if (phraseAt(CONDITIONS, tokens, at) > 0) return true
  }
  return false
}

/** "Alpha for small teams and Beta for large ones": to each its own. */
function namesPurposes(tokens: readonly Token[]): boolean {
  const fit = new Set<number>()
  let last = -1
  for (const token of tokens) {
    if (token.candidate >= 0) last = token.candidate
    else if (token.word === 'for' && last >= 0) fit.add(last)
    else if (token.word === 'because' || token.word === 'than') last = -1
  }
  return fit.size > 1
}
