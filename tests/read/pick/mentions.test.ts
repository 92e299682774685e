import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'Chiller 10, not Chiller 1',
    text: 'Chiller 10 is better than Chiller 1.',
    candidates: ['Chiller 1', 'Chiller 10'],
    reading: {
      kind: 'winner',
      candidate: 'Chiller 10',
      stage: 'relation',
      quote: 'Chiller 10 is better than Chiller 1.',
      offset: 0,
    },
  },
  {
    reads: 'GPT-4o, not GPT-4',
    text: 'GPT-4o is better than GPT-4.',
    candidates: ['GPT-4', 'GPT-4o'],
    reading: {
      kind: 'winner',
      candidate: 'GPT-4o',
      stage: 'relation',
      quote: 'GPT-4o is better than GPT-4.',
      offset: 0,
    },
  },
  {
    reads: 'C++, not C',
    text: 'C++ is faster than C.',
    candidates: ['C', 'C++'],
    reading: {
      kind: 'winner',
      candidate: 'C++',
      stage: 'relation',
      quote: 'C++ is faster than C.',
      offset: 0,
    },
  },
  {
    reads: 'Motor_B10, not Motor_B',
    text: 'Motor_B10 is better than Motor_B.',
    candidates: ['Motor_B', 'Motor_B10'],
    reading: {
      kind: 'winner',
      candidate: 'Motor_B10',
      stage: 'relation',
      quote: 'Motor_B10 is better than Motor_B.',
      offset: 0,
    },
  },
  {
    reads: 'no label in the article',
    text: 'A car is better than nothing.',
    candidates: ['A', 'B'],
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
  {
    reads: 'm, not M',
    text: 'm is better than M.',
    candidates: ['m', 'M'],
    reading: { kind: 'winner', candidate: 'm', stage: 'relation', quote: 'm is better than M.', offset: 0 },
  },
  {
    reads: 'another case and spacing',
    text: 'gpt 4o wins.',
    candidates: ['GPT-4o', 'Claude'],
    reading: { kind: 'winner', candidate: 'GPT-4o', stage: 'predicate', quote: 'gpt 4o wins.', offset: 0 },
  },
  {
    reads: 'an alias',
    text: 'The e bike is the better buy.',
    candidates: [{ name: 'ebike-2', aliases: ['e-bike'] }, 'scooter'],
    reading: {
      kind: 'winner',
      candidate: 'ebike-2',
      stage: 'predicate',
      quote: 'The e bike is the better buy.',
      offset: 0,
    },
  },
  {
    reads: 'Response A for Assistant A',
    text: 'Response A is better.',
    candidates: ['Assistant A', 'Assistant B'],
    reading: {
      kind: 'winner',
      candidate: 'Assistant A',
      stage: 'predicate',
      quote: 'Response A is better.',
      offset: 0,
    },
  },
]

describe('readPick, names as whole ids', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
