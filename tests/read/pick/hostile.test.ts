import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'

const PIECES = [
  '"',
  '“\n',
  '[[',
  '[',
  '<think>',
  'A > B > ',
  'as ',
  'than ',
  'A is ',
  'is A ',
  'over ',
  'the latter ',
  'A, B and ',
  '| A | 5 |\n',
  'Winner: \n',
  '1. a:\n',
  '> ',
  '```\n',
  '{"a":',
  '- ',
  ', ',
  'İ',
  '\ud800',
  '🏆',
  'behind ',
]

const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length))

const fastest = (text: string) => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 2; run++) {
    const started = performance.now()
    readPick(text, { candidates: ['A', 'B'], confidence: 'balanced' })
    best = Math.min(best, performance.now() - started)
  }
  return best
}

describe('readPick, on hostile texts', () => {
  it.each(PIECES)('reads %j, a hundred thousand characters of it, in linear time', (piece) => {
    const tail = `${fill(piece, 100_000)} ”]]"`
    expect(fastest(tail)).toBeLessThan(2000)
  })

  it('never throws on the pieces of what it reads', () => {
    const words = [
      ...PIECES,
      'better',
      'A',
      'B',
      'former',
      'not',
      'if',
      '?',
      ': ',
      '\n',
      '**',
      '[RESULT] ',
      '7/10',
    ]
    let seed = 7
    const next = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed
    }
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: 20 }, () => words[next() % words.length]).join(' ')
      expect(() =>
        readPick(text, { candidates: ['A', 'B'], confidence: 'balanced', asked: 'faster' }),
      ).not.toThrow()
    }
  })
})
