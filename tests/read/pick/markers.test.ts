import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'double brackets',
    text: '[[A]]',
    candidates: ['A', 'B'],
    reading: { kind: 'winner', candidate: 'A', stage: 'marker', quote: '[[A]]', offset: 0 },
  },
  {
    reads: 'double brackets after a reason',
    text: 'B is longer, but A is right.\nMy final verdict is [[A]].',
    candidates: ['Assistant A', 'Assistant B'],
    reading: { kind: 'winner', candidate: 'Assistant A', stage: 'marker', quote: '[[A]]', offset: 49 },
  },
  {
    reads: 'an order in brackets',
    text: '[[B>>A]]',
    candidates: ['Assistant A', 'Assistant B'],
    reading: { kind: 'winner', candidate: 'Assistant B', stage: 'marker', quote: '[[B>>A]]', offset: 0 },
  },
  {
    reads: 'an even order',
    text: '[[A=B]]',
    candidates: ['Assistant A', 'Assistant B'],
    reading: { kind: 'tie', stage: 'marker', quote: '[[A=B]]', offset: 0 },
  },
  {
    reads: 'the third label of two as a tie',
    text: 'Both fell short. [[C]]',
    candidates: ['Assistant A', 'Assistant B'],
    reading: { kind: 'tie', stage: 'marker', quote: '[[C]]', offset: 17 },
  },
  {
    reads: 'a result tag',
    text: 'Feedback: fine. [RESULT] B',
    candidates: ['A', 'B'],
    reading: { kind: 'winner', candidate: 'B', stage: 'marker', quote: '[RESULT] B', offset: 16 },
  },
  {
    reads: 'a bold value',
    text: 'Winner: **Beta**',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'marker', quote: 'Winner: **Beta**', offset: 0 },
  },
  {
    reads: 'a heading and its next line',
    text: '## Final verdict\nBeta',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'marker',
      quote: '## Final verdict\nBeta',
      offset: 0,
    },
  },
  {
    reads: 'a reason after the value',
    text: 'Verdict: Assistant B wins because it is clearer.',
    candidates: ['Assistant A', 'Assistant B'],
    reading: {
      kind: 'winner',
      candidate: 'Assistant B',
      stage: 'marker',
      quote: 'Verdict: Assistant B wins because it is clearer.',
      offset: 0,
    },
  },
  {
    reads: 'a declared tie',
    text: 'Final verdict: Tie',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'tie', stage: 'marker', quote: 'Final verdict: Tie', offset: 0 },
  },
  {
    reads: 'a score pair in the first line',
    text: '8 7\nThe first is fuller.',
    candidates: ['Response 1', 'Response 2'],
    reading: { kind: 'winner', candidate: 'Response 1', stage: 'marker', quote: '8 7', offset: 0 },
  },
  {
    reads: 'a labelled score each',
    text: 'Alpha: 7/10\nBeta: 9/10',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'marker', quote: 'Beta: 9/10', offset: 12 },
  },
  {
    reads: 'equal scores as a tie',
    text: '8 8\nNo difference to speak of.',
    candidates: ['Response 1', 'Response 2'],
    reading: { kind: 'tie', stage: 'marker', quote: '8 8', offset: 0 },
  },
  {
    reads: 'a chain',
    text: 'Ranking: Beta > Alpha',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'marker',
      quote: 'Ranking: Beta > Alpha',
      offset: 0,
    },
  },
  {
    reads: 'a numbered ranking',
    text: 'Final ranking:\n1. Gamma\n2. Alpha\n3. Beta',
    candidates: ['Alpha', 'Beta', 'Gamma'],
    reading: { kind: 'winner', candidate: 'Gamma', stage: 'marker', quote: '1. Gamma', offset: 15 },
  },
  {
    reads: 'the total row of a table',
    text: '| Criterion | Alpha | Beta |\n|---|---|---|\n| Total | 8 | 9 |',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'marker', quote: '| Total | 8 | 9 |', offset: 43 },
  },
  {
    reads: 'a trophy',
    text: '🏆 Alpha',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Alpha', stage: 'marker', quote: '🏆 Alpha', offset: 0 },
  },
  {
    reads: 'a bare label as the last line',
    text: 'Both are long.\n\nB',
    candidates: ['A', 'B'],
    reading: { kind: 'winner', candidate: 'B', stage: 'marker', quote: 'B', offset: 16 },
  },
  {
    reads: 'the last of several',
    text: 'Winner: Alpha\nOn reflection, no.\nWinner: Beta',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'marker', quote: 'Winner: Beta', offset: 33 },
  },
  {
    reads: 'a label said five times',
    text: 'So I repeat it five times:\n\nBBBBB',
    candidates: ['A', 'B', 'C'],
    reading: { kind: 'winner', candidate: 'B', stage: 'marker', quote: 'BBBBB', offset: 28 },
  },
]

describe('readPick, a verdict marker', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
