import { describe, expect, test } from 'vitest'
import { PhraseMatcher } from '../../../src/read/text/phrases/PhraseMatcher'
import { readWords } from '../../../src/read/text/readWords'

type Cue = 'decline' | 'pivot'

const matcher = (decline: string, classes: Record<string, string[]> = {}): PhraseMatcher<Cue> =>
  new PhraseMatcher<Cue>([{ classes, cues: { decline: [decline], pivot: ['but'] } }])

const finds = (phrase: string, text: string, classes?: Record<string, string[]>): boolean =>
  matcher(phrase, classes)
    .match(readWords(text.toLowerCase()).words)
    .some((hit) => hit.cue === 'decline')

describe('a phrase', () => {
  test.each<[string, string, string, string]>([
    ['words', 'can not help', 'I can’t help you', 'I can help'],
    ['an option', 'can not {soft}? help', 'I cannot really help', 'I cannot ever help'],
    ['a choice', '(help|point out)', 'I point out', 'I point'],
    ['a nested choice', '(a (b|c) d|e)', 'a c d', 'a d'],
    ['a class of phrases', 'not {soft} help', 'not at all help', 'not at help'],
    ['a beginning', 'inform* missing', 'information missing', 'form missing'],
    ['a gap', 'no ~2 data', 'no such old data', 'no such very old data'],
    ['the start', '^ no', 'No data', 'There is no data'],
    ['the end', 'unknown $', 'It is unknown', 'unknown pleasures'],
    ['accents, as without them', 'información', 'informacion', 'info'],
    ['characters, where a script has no spaces', '无法 ~2 提供', '我无法为您提供', '我无法为您们都提供'],
  ])('may hold %s', (_what, phrase, found, missed) => {
    const classes = { soft: ['really', 'at all'] }
    expect(finds(phrase, found, classes)).toBe(true)
    expect(finds(phrase, missed, classes)).toBe(false)
  })

  test('that begins like another is found beside it', () => {
    const both = new PhraseMatcher<Cue>([{ classes: {}, cues: { decline: ['a b?'], pivot: ['a b c'] } }])
    expect(both.match(['a', 'b', 'c'])).toEqual([
      { cue: 'decline', first: 0, last: 0 },
      { cue: 'decline', first: 1, last: 1 },
      { cue: 'pivot', first: 0, last: 2 },
    ])
  })

  test.each(['(a', 'a)', 'a {unknown}'])('%j is a mistake in the table', (phrase) => {
    expect(() => matcher(phrase)).toThrow(SyntaxError)
  })
})

test('words that never end make no states without end', () => {
  const { match } = { match: (words: string[]) => matcher('a ~3 b').match(words) }
  const words = Array.from({ length: 50_000 }, (_, at) => (at % 3 === 0 ? 'a' : `w${at}`))
  expect(match(words)).toEqual([])
})
