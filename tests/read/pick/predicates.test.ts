import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'a bracketed letter',
    text: 'The answer is (B).',
    candidates: ['A', 'B'],
    reading: { kind: 'winner', candidate: 'B', stage: 'predicate', quote: 'The answer is (B).', offset: 0 },
  },
  {
    reads: 'is better',
    text: 'Output (b) is better.',
    candidates: ['Output (a)', 'Output (b)'],
    reading: {
      kind: 'winner',
      candidate: 'Output (b)',
      stage: 'predicate',
      quote: 'Output (b) is better.',
      offset: 0,
    },
  },
  {
    reads: 'the better choice',
    text: 'Beta is the better choice.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'Beta is the better choice.',
      offset: 0,
    },
  },
  {
    reads: 'go with',
    text: 'I would go with Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'I would go with Beta.',
      offset: 0,
    },
  },
  {
    reads: 'the winner',
    text: 'Beta is the clear winner here.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'Beta is the clear winner here.',
      offset: 0,
    },
  },
  {
    reads: 'the latter',
    text: 'Of Alpha and Beta, the latter is the better choice.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'Of Alpha and Beta, the latter is the better choice.',
      offset: 0,
    },
  },
  {
    reads: 'the best of three',
    text: 'Gamma is the best of the three.',
    candidates: ['Alpha', 'Beta', 'Gamma'],
    reading: {
      kind: 'winner',
      candidate: 'Gamma',
      stage: 'predicate',
      quote: 'Gamma is the best of the three.',
      offset: 0,
    },
  },
  {
    reads: 'a recommendation',
    text: 'I recommend Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'predicate', quote: 'I recommend Beta.', offset: 0 },
  },
  {
    reads: 'a tie',
    text: 'Both are equally good.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'tie', stage: 'predicate', quote: 'Both are equally good.', offset: 0 },
  },
  {
    reads: 'neither … better as a tie',
    text: 'Neither Alpha nor Beta is better.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'tie', stage: 'predicate', quote: 'Neither Alpha nor Beta is better.', offset: 0 },
  },
  {
    reads: 'no difference',
    text: 'There is no significant difference between Alpha and Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'tie',
      stage: 'predicate',
      quote: 'There is no significant difference between Alpha and Beta.',
      offset: 0,
    },
  },
]

describe('readPick, what is said of one', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
