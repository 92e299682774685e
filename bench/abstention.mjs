// readAbstention: what a usual answer costs, and that cost grows with the text.
import { readAbstention } from '../dist/index.js'
import { measure } from './measure.mjs'
import { note, row } from './table.mjs'

const ANSWER =
  'I cannot say when the tower was built. However, it is 96 metres high and made of granite, and most visitors ' +
  'reach it by the western stairs. The stairs were closed for repairs in the spring, and they opened again in ' +
  'June with a new railing. If you plan a visit, take the early train: the last one back leaves before sunset. ' +
  'The museum beside the tower shows the original bell, which cracked in a storm, and a model of the old harbour. '
const long = (characters) => ANSWER.repeat(Math.ceil(characters / ANSWER.length)).slice(0, characters)

/** What most projects have today: a list of phrases, each looked for in the whole text. */
const PHRASES = [
  'sorry',
  'unable to',
  'cannot',
  "can't",
  "won't",
  'as an ai',
  'not able to',
  "don't know",
  'no information',
]
const findPhrase = (text) => {
  const lower = text.toLowerCase()
  return PHRASES.some((phrase) => lower.includes(phrase))
}

export function benchAbstention() {
  const short = long(500)
  const [tenth, whole, megabyte] = [long(4_000), long(40_000), long(1_000_000)]
  const times = measure({
    short: () => readAbstention(short),
    phrases: () => findPhrase(short),
    tenth: () => readAbstention(tenth),
    whole: () => readAbstention(whole),
    megabyte: () => readAbstention(megabyte),
  })
  console.log('\nreadAbstention(text)')
  note('500 characters', `${(times.short / 1e3).toFixed(0)} us`)
  note('500 characters, a list of nine phrases', `${(times.phrases / 1e3).toFixed(1)} us`)
  note('1 MB', `${(times.megabyte / 1e6).toFixed(1)} ms`)
  row('ten times the text', times.whole / times.tenth, 12)
}
