import { describe, expect, it } from 'vitest'
import { type PickCandidate, type PickReading, readPick } from '../../../src'

interface Row {
  readonly reads: string
  readonly text: string
  readonly candidates: readonly PickCandidate[]
  readonly asked: string
  readonly reading: PickReading
}

const ROWS: readonly Row[] = [
  {
    reads: 'the asked property said of one',
    text: 'Chiller 9 is less efficient than Chiller 6.',
    candidates: ['Chiller 6', 'Chiller 9'],
    asked: 'less efficient',
    reading: {
      kind: 'winner',
      candidate: 'Chiller 9',
      stage: 'relation',
      quote: 'Chiller 9 is less efficient than Chiller 6.',
      offset: 0,
    },
  },
  {
    reads: 'its opposite said of the other',
    text: 'Chiller 6 is more efficient.',
    candidates: ['Chiller 6', 'Chiller 9'],
    asked: 'less efficient',
    reading: {
      kind: 'winner',
      candidate: 'Chiller 9',
      stage: 'predicate',
      quote: 'Chiller 6 is more efficient.',
      offset: 0,
    },
  },
  {
    reads: 'worse, asked for',
    text: 'Chiller 9 performs worse.',
    candidates: ['Chiller 6', 'Chiller 9'],
    asked: 'worse',
    reading: {
      kind: 'winner',
      candidate: 'Chiller 9',
      stage: 'predicate',
      quote: 'Chiller 9 performs worse.',
      offset: 0,
    },
  },
  {
    reads: 'older, where younger was asked',
    text: 'Alpha is older than Beta.',
    candidates: ['Alpha', 'Beta'],
    asked: 'younger',
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Alpha is older than Beta.',
      offset: 0,
    },
  },
  {
    reads: 'born first',
    text: 'Alpha was born first.',
    candidates: ['Alpha', 'Beta'],
    asked: 'born first',
    reading: {
      kind: 'winner',
      candidate: 'Alpha',
      stage: 'predicate',
      quote: 'Alpha was born first.',
      offset: 0,
    },
  },
  {
    reads: 'a higher error, where a lower one was asked',
    text: 'Alpha has a higher error than Beta.',
    candidates: ['Alpha', 'Beta'],
    asked: 'lower error',
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Alpha has a higher error than Beta.',
      offset: 0,
    },
  },
  {
    reads: 'a better one, where the worse was asked',
    text: 'Alpha is better than Beta.',
    candidates: ['Alpha', 'Beta'],
    asked: 'worse',
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Alpha is better than Beta.',
      offset: 0,
    },
  },
  {
    reads: 'nothing of another property',
    text: 'Alpha is cheaper than Beta.',
    candidates: ['Alpha', 'Beta'],
    asked: 'born first',
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
]

describe('readPick, the property asked for', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, asked, reading }) => {
    expect(readPick(text, { candidates, asked })).toEqual(reading)
  })
})
