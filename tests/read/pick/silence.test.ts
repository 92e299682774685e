import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'a condition',
    text: 'If you need speed, Alpha is better.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'conditional', quote: 'If you need speed, Alpha is better.', offset: 0 },
  },
  {
    reads: 'a condition on each side',
    text: 'If cost matters, choose Alpha; if speed matters, choose Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'none',
      why: 'conditional',
      quote: 'If cost matters, choose Alpha; if speed matters, choose Beta.',
      offset: 0,
    },
  },
  {
    reads: 'a question',
    text: 'Is Alpha better than Beta?',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'question-only', quote: 'Is Alpha better than Beta?', offset: 0 },
  },
  {
    reads: 'a refusal',
    text: 'I cannot determine which is better, as there is no data.',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'none',
      why: 'declined',
      quote: 'I cannot determine which is better, as there is no data.',
      offset: 0,
    },
  },
  {
    reads: 'a question back',
    text: 'Could you tell me which metric matters to you?',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'none',
      why: 'asks-back',
      quote: 'Could you tell me which metric matters to you?',
      offset: 0,
    },
  },
  { reads: 'nothing', text: ' \n', candidates: ['Alpha', 'Beta'], reading: { kind: 'none', why: 'empty' } },
  {
    reads: 'names alone',
    text: 'Here are the assets: Alpha, Beta.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'no-candidate-named' },
  },
  {
    reads: 'praise for both',
    text: 'Alpha is more accurate. Beta is more reliable.',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'both-praised', quote: 'Beta is more reliable.', offset: 24 },
  },
]

describe('readPick, why nothing is picked', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
