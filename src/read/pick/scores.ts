import { type Explicit, type Line, trimMarks } from './Explicit'
import { type Labels, readLabel } from './labels'

/** Scores for every candidate: a line "7 9", "8/10, 7/10", or one labelled score each. */
export function findScores(lines: readonly Line[], labels: Labels): Explicit | undefined {
  return findScoreLine(lines, labels) ?? findLabelledScores(lines, labels)
}

/** JudgeLM, Vicuna: the first line (or the last) holds as many scores as there are candidates. */
function findScoreLine(lines: readonly Line[], labels: Labels): Explicit | undefined {
  for (const line of [lines[0], lines.at(-1)]) {
    if (!line || line.text.length > 80) continue
    const scores = readScores(line.text.replace(/^[\s*_]*scores?\s*:?/i, ''))
    if (scores?.length === labels.roster.names.length) return verdictOf(scores, line)
  }
  return undefined
}

function readScores(text: string): number[] | undefined {
  const parts = text.split(/[\s,;|*]+/).filter((part) => part !== '' && part !== 'and')
  const scores = parts.map((part) => readScore(part))
  return scores.every((score) => score !== undefined) ? scores : undefined
}

/** "8", "8.5", "8/10". */
function readScore(text: string): number | undefined {
  const score = /^(\d{1,3}(?:\.\d{1,3})?)(?:\/\d{1,3})?$/.exec(text)
  return score ? Number(score[1]) : undefined
}

/** "Assistant A: 8/10", "Score of Response 2: 7", the last one of each. */
function findLabelledScores(lines: readonly Line[], labels: Labels): Explicit | undefined {
  const scores = new Map<number, number>()
  let last: Line | undefined
  for (const line of lines) {
    if (line.text.length > 120) continue
    const sign = Math.max(line.text.lastIndexOf(':'), line.text.lastIndexOf('='))
    const scored = /^(\d{1,3}(?:\.\d{1,3})?)( ?\/ ?\d{1,3})?$/.exec(
      trimMarks(line.text.slice(sign + 1), ' \t\r*_.'),
    )
    if (sign === -1 || !scored) continue
    const isScore = scored[2] !== undefined || /score|rating/i.test(line.text)
    const name = scoredName(line.text.slice(0, sign))
    const named = readLabel(name, labels)
    if (!isScore || typeof named !== 'number') continue
    scores.set(named, Number(scored[1]))
    last = line
  }
  if (!last || scores.size < labels.roster.names.length) return undefined
  return verdictOf(
    labels.roster.names.map((_, candidate) => scores.get(candidate) ?? 0),
    last,
  )
}

/** "2. Score of Response 2" names `Response 2`. */
function scoredName(text: string): string {
  const words = trimMarks(text).split(/\s+/)
  if (/^\d[.)]$/.test(words[0] ?? '')) words.shift()
  if (/^(overall|final|total)$/i.test(words[0] ?? '') && words.length > 1) words.shift()
  if (SCORE.test(words[0] ?? '')) {
    words.shift()
    if (/^(of|for)$/i.test(words[0] ?? '')) words.shift()
  }
  if (SCORE.test(trimMarks(words.at(-1) ?? ''))) words.pop()
  return words.join(' ')
}

const SCORE = /^(scores?|ratings?)$/i

function verdictOf(scores: readonly number[], line: Line): Explicit {
  const most = Math.max(...scores)
  const leads = scores.filter((score) => score === most).length
  return {
    named: leads > 1 ? 'tie' : scores.indexOf(most),
    start: line.start,
    end: line.start + line.text.length,
    isFinal: false,
  }
}
