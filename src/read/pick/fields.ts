import { readJson } from '../json/readJson'
import type { Asked, Bearing } from './asked'
import { cueAt } from './cues'
import type { Explicit } from './Explicit'
import { type Labels, type Named, readLabel } from './labels'
import { tokenize } from './tokens'

/** The winner a JSON answer names: winner-like keys, rankings, then score maps; outer before inner ones. */
export function findField(text: string, labels: Labels, asked: Asked): Explicit | undefined {
  if (!text.includes('{') && !text.includes('[')) return undefined
  const json = readJson(text, { allowProse: true, pick: 'last' })
  if (json.kind !== 'json' || typeof json.value !== 'object' || json.value === null) return undefined
  const { start, end } = json
  const named = winnerIn(json.value, labels, asked)
  return named === undefined ? undefined : { named, start, end, isFinal: true }
}

type Fields = Readonly<Record<string, unknown>>

/** Levels of nesting that are searched. */
const DEPTH = 6

function winnerIn(value: object, labels: Labels, asked: Asked): Named {
  let level: object[] = [value]
  for (let depth = 0; depth < DEPTH && level.length > 0; depth++) {
    for (const read of [readWinnerKeys, readRankings, readScoreMaps]) {
      for (const one of level) {
        const named = read(one, labels, asked)
        if (named !== undefined) return named
      }
    }
    level = level.flatMap(childrenOf)
  }
  return undefined
}

/** Overall before the rest; what explains or compares one criterion is not searched. */
function childrenOf(value: object): object[] {
  return Object.entries(value)
    .filter((entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null)
    .sort(([a], [b]) => Number(isOverall(b)) - Number(isOverall(a)))
    .map(([, child]) => child)
}

function isOverall(key: string): boolean {
  return wordsOf(key).some((word) => word === 'overall' || word === 'final' || word === 'verdict')
}

const WINNER_WORDS = new Set(
  `winner verdict better best choice chosen preferred preference selected selection pick picked decision answer result
  recommendation recommended judgment judgement outcome`.split(/\s+/),
)

const OTHER_WORDS = new Set(
  'reason reasoning explanation rationale why confidence score scores loser worse worst not second'.split(
    ' ',
  ),
)

function readWinnerKeys(value: object, labels: Labels, asked: Asked): Named {
  if (Array.isArray(value)) return undefined
  const keys = Object.keys(value).sort((a, b) => Number(isOverall(b)) - Number(isOverall(a)))
  for (const key of keys) {
    const bearing = keyBearing(key, asked)
    if (bearing === 0) continue
    const named = nameOf((value as Fields)[key], labels)
    if (named === undefined) continue
    if (bearing === 1 || named === 'tie') return named
    if (labels.roster.names.length === 2) return 1 - named
  }
  return undefined
}

/** `winner`, `best_response`, `more_efficient_asset`. */
function keyBearing(key: string, asked: Asked): Bearing {
  const words = wordsOf(key)
  if (words.length > 5 || words.some((word) => OTHER_WORDS.has(word))) return 0
  if (words.some((word) => WINNER_WORDS.has(word))) return 1
  const phrase = words.join(' ')
  const tokens = tokenize(phrase, 0, phrase.length, [])
  for (let at = 0; at < tokens.length; at++) {
    const cue = cueAt(tokens, at)
    if (cue) return asked.bearingOf(cue)
  }
  return 0
}

function nameOf(value: unknown, labels: Labels): Named {
  if (typeof value === 'string') return readLabel(value, labels)
  return typeof value === 'number' ? readLabel(String(value), labels) : undefined
}

/** `{"ranking": ["B", "A"]}`, `[{"model": "m", "rank": 1}, …]`, `{"rank": {"A": 2, "B": 1}}`. */
function readRankings(value: object, labels: Labels): Named {
  if (Array.isArray(value)) return firstOfRanked(value, labels)
  for (const [key, inner] of Object.entries(value)) {
    if (!wordsOf(key).some((word) => RANKING_WORDS.has(word)) || typeof inner !== 'object' || inner === null)
      continue
    const named = Array.isArray(inner)
      ? (firstOfRanked(inner, labels) ?? nameOf(inner[0], labels))
      : extreme(inner, labels, -1)
    if (named !== undefined) return named
  }
  return undefined
}

const RANKING_WORDS = new Set('ranking rankings ranked rank ranks order ordered leaderboard'.split(' '))

function firstOfRanked(list: readonly unknown[], labels: Labels): Named {
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null || !('rank' in entry) || entry.rank !== 1) continue
    for (const [key, value] of Object.entries(entry)) {
      const named = key === 'rank' ? undefined : nameOf(value, labels)
      if (named !== undefined) return named
    }
  }
  return undefined
}

/** `{"A": 8, "B": 7}`, `{"scores": {"A": {"score": 8}, …}}`, `{"score_a": 8, "score_b": 7}`. */
function readScoreMaps(value: object, labels: Labels): Named {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null || !wordsOf(key).some((word) => SCORE_WORDS.has(word)))
      continue
    const named = extreme(inner, labels, 1)
    if (named !== undefined) return named
  }
  return Object.keys(value).every(
    (key) => labels.roster.names.length > 0 && scoreOwner(key, labels) !== undefined,
  )
    ? extreme(value, labels, 1)
    : undefined
}

const SCORE_WORDS = new Set('score scores rating ratings points total totals'.split(' '))

/** Who has the most (or, for ranks, the least), when every candidate has a number. */
function extreme(map: object, labels: Labels, sign: 1 | -1): Named {
  const scores = new Map<number, number>()
  for (const [key, value] of Object.entries(map)) {
    const owner = scoreOwner(key, labels)
    const score = scoreOf(value)
    if (typeof owner === 'number' && score !== undefined) scores.set(owner, score * sign)
  }
  if (scores.size < labels.roster.names.length) return undefined
  const most = Math.max(...scores.values())
  const leaders = [...scores].filter(([, score]) => score === most)
  return leaders.length > 1 ? 'tie' : leaders[0]?.[0]
}

function scoreOwner(key: string, labels: Labels): Named {
  const words = wordsOf(key).filter((word) => !SCORE_WORDS.has(word))
  return readLabel(key, labels) ?? readLabel(words.join(' '), labels)
}

function scoreOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return undefined
  const scores = Object.entries(value).filter(([key]) => wordsOf(key).some((word) => SCORE_WORDS.has(word)))
  const score = scores[0]?.[1]
  return typeof score === 'number' ? score : undefined
}

function wordsOf(key: string): string[] {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
