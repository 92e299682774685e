import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'thoughts',
    text: '<think>Alpha is better.</think>Beta is better.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'predicate', quote: 'Beta is better.', offset: 31 },
  },
  {
    reads: 'unclosed thoughts',
    text: '<think>Alpha wins',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'empty' },
  },
  {
    reads: 'a quoted claim',
    text: 'Some say "Alpha is much better than Beta here", but I disagree: Beta is better.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'Some say "Alpha is much better than Beta here", but I disagree: Beta is better.',
      offset: 0,
    },
  },
  {
    reads: 'a quoted line',
    text: '> Alpha is better.\n\nBeta is better.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'predicate', quote: 'Beta is better.', offset: 20 },
  },
  {
    reads: 'code',
    text: '```\nAlpha is better\n```\nBeta is better.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'predicate', quote: 'Beta is better.', offset: 24 },
  },
]

describe('readPick, what is not the author’s claim', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
