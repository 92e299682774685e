import { describe, expect, it } from 'vitest'
import { readPick } from '../../../src'

const candidates = ['Alpha', 'Beta']

describe('readPick, balanced', () => {
  it.each([
    {
      reads: 'a contrast of praise and blame',
      text: 'Alpha correctly lists all the steps. Beta omits two of them and misspells a name.',
      strict: { kind: 'none', why: 'no-candidate-named' },
      balanced: {
        kind: 'winner',
        candidate: 'Alpha',
        stage: 'contrast',
        quote: 'Alpha correctly lists all the steps.',
        offset: 0,
      },
    },
    {
      reads: 'a comparison whose subject stands far off',
      text: 'It is easier to write quick scripts for servers in Alpha, as most people find, than it is in Beta.',
      strict: { kind: 'none', why: 'no-candidate-named' },
      balanced: {
        kind: 'winner',
        candidate: 'Alpha',
        stage: 'contrast',
        quote:
          'It is easier to write quick scripts for servers in Alpha, as most people find, than it is in Beta.',
        offset: 0,
      },
    },
    {
      reads: 'what cannot match the other',
      text: 'Alpha cannot match the speed of Beta.',
      strict: { kind: 'none', why: 'no-candidate-named' },
      balanced: {
        kind: 'winner',
        candidate: 'Beta',
        stage: 'contrast',
        quote: 'Alpha cannot match the speed of Beta.',
        offset: 0,
      },
    },
  ] as const)('reads $reads, where strict stays undecided', ({ text, strict, balanced }) => {
    expect(readPick(text, { candidates })).toEqual(strict)
    expect(readPick(text, { candidates, confidence: 'balanced' })).toEqual(balanced)
  })
})
