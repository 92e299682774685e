import { describe, expect, it } from 'vitest'
import { type PickCandidate, readPick, UsageError } from '../../../src'

const misread = (candidates: readonly PickCandidate[]) => () => readPick('Alpha wins.', { candidates })

describe('readPick, misused', () => {
  it.each<[string, readonly PickCandidate[]]>([
    ['fewer than two candidates', ['Alpha']],
    ['the same candidate twice', ['Alpha', 'Alpha']],
    ['candidates equal but for case, space and hyphen', ['Chiller 6', 'chiller-6']],
    ['an alias that is another candidate', [{ name: 'Alpha', aliases: ['beta'] }, 'Beta']],
    ['an empty name', ['Alpha', ' ']],
  ])('refuses %s', (_, candidates) => {
    expect(misread(candidates)).toThrow(UsageError)
  })

  it('refuses a confidence it does not know', () => {
    const options = JSON.parse('{"candidates": ["A", "B"], "confidence": "sure"}')
    expect(() => readPick('A', options)).toThrow(UsageError)
  })

  it('refuses an option it does not know', () => {
    const options = JSON.parse('{"candidates": ["A", "B"], "candidate": "A"}')
    expect(() => readPick('A', options)).toThrow(UsageError)
  })
})

describe('readPick, on its caller’s words', () => {
  it('names the candidate as the caller wrote it', () => {
    expect(readPick('winner: GPT 4O', { candidates: ['gpt-4o', 'Claude 3'] })).toEqual({
      kind: 'winner',
      candidate: 'gpt-4o',
      stage: 'marker',
      quote: 'winner: GPT 4O',
      offset: 0,
    })
  })

  it('takes a tie label of the protocol for a tie', () => {
    const options = { candidates: ['Assistant 1', 'Assistant 2'], tieLabels: ['3'] }
    expect(readPick('Both did well.\n\n3', options)).toEqual({
      kind: 'tie',
      stage: 'marker',
      quote: '3',
      offset: 16,
    })
  })

  it('keeps what spoke for another candidate as the runner-up', () => {
    expect(readPick('Alpha is faster. Overall, Beta is better.', { candidates: ['Alpha', 'Beta'] })).toEqual({
      kind: 'winner',
      candidate: 'Beta',
      stage: 'agreement',
      quote: 'Overall, Beta is better.',
      offset: 17,
      runnerUp: { candidate: 'Alpha', stage: 'predicate', quote: 'Alpha is faster.', offset: 0 },
    })
  })

  it('quotes the output itself, thoughts and code included', () => {
    const text = '<think>Alpha?</think>\n`Beta` is the better choice.'
    const reading = readPick(text, { candidates: ['Alpha', 'Beta'] })
    expect(reading).toMatchObject({ kind: 'winner', candidate: 'Beta' })
    expect(reading.quote).toBe(
      text.slice(reading.offset, (reading.offset ?? 0) + (reading.quote?.length ?? 0)),
    )
  })
})
