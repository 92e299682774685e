import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'
import type { Row } from './Row'

const ROWS: readonly Row[] = [
  {
    reads: 'a winner key',
    text: '{"winner": "Beta"}',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'field', quote: '{"winner": "Beta"}', offset: 0 },
  },
  {
    reads: 'a fenced document',
    text: 'Here it is:\n```json\n{"choice": "Beta"}\n```',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'winner', candidate: 'Beta', stage: 'field', quote: '{"choice": "Beta"}', offset: 20 },
  },
  {
    reads: 'the overall winner before one criterion',
    text: '{"accuracy": {"winner": "Alpha"}, "overall": {"winner": "Beta"}}',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'field',
      quote: '{"accuracy": {"winner": "Alpha"}, "overall": {"winner": "Beta"}}',
      offset: 0,
    },
  },
  {
    reads: 'a ranking',
    text: '{"ranking": ["Beta", "Alpha"]}',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'field',
      quote: '{"ranking": ["Beta", "Alpha"]}',
      offset: 0,
    },
  },
  {
    reads: 'a score map',
    text: '{"scores": {"Alpha": 3, "Beta": 5}}',
    candidates: ['Alpha', 'Beta'],
    reading: {
      kind: 'winner',
      candidate: 'Beta',
      stage: 'field',
      quote: '{"scores": {"Alpha": 3, "Beta": 5}}',
      offset: 0,
    },
  },
  {
    reads: 'a tie',
    text: '{"winner": "tie"}',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'tie', stage: 'field', quote: '{"winner": "tie"}', offset: 0 },
  },
  {
    reads: 'null as no pick',
    text: '{"winner": null}',
    candidates: ['Alpha', 'Beta'],
    reading: { kind: 'none', why: 'declined', quote: '{"winner": null}', offset: 0 },
  },
  {
    reads: 'a label for a name',
    text: '{"better": "A", "reason": "B is short"}',
    candidates: ['Assistant A', 'Assistant B'],
    reading: {
      kind: 'winner',
      candidate: 'Assistant A',
      stage: 'field',
      quote: '{"better": "A", "reason": "B is short"}',
      offset: 0,
    },
  },
  {
    reads: 'a named property',
    text: '{"more_efficient": "Chiller 6"}',
    candidates: ['Chiller 6', 'Chiller 9'],
    reading: {
      kind: 'winner',
      candidate: 'Chiller 6',
      stage: 'field',
      quote: '{"more_efficient": "Chiller 6"}',
      offset: 0,
    },
  },
]

describe('readPick, a JSON field', () => {
  it.each(ROWS)('reads $reads', ({ text, candidates, reading }) => {
    expect(readPick(text, { candidates })).toEqual(reading)
  })
})
