import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'the conclusion over what led to it',
    text: 'Alpha is faster. Overall, Beta is better.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'agreement',
      quote: 'Overall, Beta is better.',
      offset: 17,
      runnerUp: { candidate: 'Alpha', stage: 'predicate', quote: 'Alpha is faster.', offset: 0 },
    },
  },
  {
    reads: 'the main clause over a concession',
    text: 'Although Alpha is cheaper, Beta is the better choice.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'Although Alpha is cheaper, Beta is the better choice.',
      offset: 0,
    },
  },
  {
    reads: 'a later verdict over an earlier one',
    text: 'Alpha is better. On second thought, Beta is better.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'agreement',
      quote: 'On second thought, Beta is better.',
      offset: 17,
      runnerUp: { candidate: 'Alpha', stage: 'predicate', quote: 'Alpha is better.', offset: 0 },
    },
  },
  {
    reads: 'the last word of a sentence that turns',
    text: 'Alpha is faster, but Beta is the better choice.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'predicate',
      quote: 'Alpha is faster, but Beta is the better choice.',
      offset: 0,
      runnerUp: {
        candidate: 'Alpha',
        stage: 'predicate',
        quote: 'Alpha is faster, but Beta is the better choice.',
        offset: 0,
      },
    },
  },
  {
    reads: 'no pick when one is better in one thing and one in another',
    text: 'Alpha is cheaper. Beta is faster.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'both-praised', quote: 'Beta is faster.', offset: 18 },
  },
  {
    reads: 'no pick when each wins on something',
    text: 'B wins on depth. A wins on style.',
    candidates: ['A', 'B'],
    reading: { kind: 'none', why: 'both-praised', quote: 'A wins on style.', offset: 17 },
  },
]

describe('readPick, several sentences', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
