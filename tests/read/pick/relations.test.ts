import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'than',
    text: 'Alpha is faster than Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Alpha',
      stage: 'relation',
      quote: 'Alpha is faster than Beta.',
      offset: 0,
    },
  },
  {
    reads: 'than, against its subject',
    text: 'Beta is slower, less accurate and more expensive than Alpha.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Alpha',
      stage: 'relation',
      quote: 'Beta is slower, less accurate and more expensive than Alpha.',
      offset: 0,
    },
  },
  {
    reads: 'less … than',
    text: 'Chiller 9 is less efficient than Chiller 6.',
    candidates: ['Chiller 6', 'Chiller 9'],
    reading: {
      kind: 'winner',
      candidate: 'Chiller 6',
      stage: 'relation',
      quote: 'Chiller 9 is less efficient than Chiller 6.',
      offset: 0,
    },
  },
  {
    reads: 'a lower error rate',
    text: 'Alpha has a lower error rate than Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Alpha',
      stage: 'relation',
      quote: 'Alpha has a lower error rate than Beta.',
      offset: 0,
    },
  },
  {
    reads: 'beats',
    text: 'Alpha beats Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Alpha', stage: 'relation', quote: 'Alpha beats Beta.', offset: 0 },
  },
  {
    reads: 'a passive',
    text: 'Alpha is outperformed by Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Alpha is outperformed by Beta.',
      offset: 0,
    },
  },
  {
    reads: 'loses to',
    text: 'Alpha loses to Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Alpha loses to Beta.',
      offset: 0,
    },
  },
  {
    reads: 'not as … as',
    text: 'Alpha is not as fast as Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Alpha is not as fast as Beta.',
      offset: 0,
    },
  },
  {
    reads: 'prefer … over',
    text: 'I prefer Beta over Alpha.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'I prefer Beta over Alpha.',
      offset: 0,
    },
  },
  {
    reads: 'rather than',
    text: 'Use Beta rather than Alpha.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Use Beta rather than Alpha.',
      offset: 0,
    },
  },
  {
    reads: 'preferred to',
    text: 'Beta is preferred to Alpha.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'Beta is preferred to Alpha.',
      offset: 0,
    },
  },
  {
    reads: 'inferior to',
    text: 'Alpha is inferior to Beta in recall.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'relation',
      quote: 'Alpha is inferior to Beta in recall.',
      offset: 0,
    },
  },
  {
    reads: 'no claim in "no better than"',
    text: 'Alpha is no better than Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
  {
    reads: 'no claim in a rejected comparison',
    text: "I don't think Alpha is better than Beta.",
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
  {
    reads: 'no pick when both beat a third',
    text: 'Alpha and Beta are both faster than Gamma.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
  {
    reads: 'no pick where the sign depends on the question',
    text: 'Alpha is older than Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
  {
    reads: 'a winner over all others only',
    text: 'Gamma and Alpha are both faster than Beta.',
    candidates: ['Alpha', 'Beta', 'Gamma'],
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
  {
    reads: 'scores higher',
    text: 'Alpha scores higher than Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Alpha',
      stage: 'relation',
      quote: 'Alpha scores higher than Beta.',
      offset: 0,
    },
  },
  {
    reads: 'uses more power',
    text: 'Beta consumes more power than Alpha.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Alpha',
      stage: 'relation',
      quote: 'Beta consumes more power than Alpha.',
      offset: 0,
    },
  },
]

describe('readPick, a comparison of two', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
