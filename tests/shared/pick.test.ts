import { describe, expect, test } from '#runner'
import { messageOf } from './messageOf'

const candidates = ['Chiller 6', 'Chiller 9']

describe('toPickComparisonWinner', () => {
  test('passes on the candidate that is named as the winner, in words, by a marker, in JSON', () => {
    expect('Chiller 9 is better than Chiller 6.').toPickComparisonWinner('Chiller 9', { candidates })
    expect('Both cool well.\n\nWinner: Chiller 9').toPickComparisonWinner('Chiller 9', { candidates })
    expect('{"winner": "Chiller 9"}').toPickComparisonWinner('Chiller 9', { candidates })
  })

  test('reads the property that was asked for', () => {
    const output = 'Chiller 6 is more efficient than Chiller 9.'
    expect(output).toPickComparisonWinner('Chiller 9', { candidates, asked: 'less efficient' })
    expect(output).toPickComparisonWinner('Chiller 6', { candidates })
  })

  test('is not misled by the loser, who is named as well', () => {
    expect('Chiller 6 beats Chiller 9.').not.toPickComparisonWinner('Chiller 9', { candidates })
  })

  test('names both, quotes the words, and says how they were read', () => {
    expect(
      messageOf(() =>
        expect('I compared them.\nChiller 6 is better than Chiller 9.').toPickComparisonWinner('Chiller 9', {
          candidates,
        }),
      ),
    ).toBe(
      [
        'Unexpected pick of `Chiller 6`, expected `Chiller 9`',
        '  read as  a comparison of both',
        '  evidence │ Chiller 6 is better than Chiller 9.   (line 2)',
        "Hint: if the question asked for the lesser one, say so: asked: 'less efficient', 'older', 'lower error'.",
      ].join('\n'),
    )
  })

  test('is worded by itself under .not', () => {
    expect(
      messageOf(() => expect('Winner: Chiller 9').not.toPickComparisonWinner('Chiller 9', { candidates })),
    ).toContain('Unexpected pick of `Chiller 9`, expected another candidate or a tie')
  })

  test.each([
    ['no pick', 'Chiller 6 and Chiller 9 are chillers.'],
    ['a condition', 'If you need speed, Chiller 6; if you need silence, Chiller 9.'],
    ['a refusal', 'I cannot determine which one is better.'],
    ['a question back', 'Which site do you mean?'],
    ['an empty output', ''],
    ['no output', undefined],
  ])('is undecided on %s: fails plain and under .not', (_what, output) => {
    expect(() => expect(output).toPickComparisonWinner('Chiller 9', { candidates })).toThrow()
    expect(() => expect(output).not.toPickComparisonWinner('Chiller 9', { candidates })).toThrow()
    expect({ output }).not.toEqual({
      output: expect.not.toPickComparisonWinner('Chiller 9', { candidates }),
    })
  })

  test('works inside toEqual', () => {
    expect(['Winner: Chiller 9']).toEqual([expect.toPickComparisonWinner('Chiller 9', { candidates })])
  })
})

describe('toDeclareTie', () => {
  test('passes on a declared tie, and on no winner', () => {
    expect('It is a tie.').toDeclareTie({ candidates })
    expect('Chiller 6 is better than Chiller 9.').not.toDeclareTie({ candidates })
    expect({ output: 'It is a tie.' }).toEqual({ output: expect.toDeclareTie({ candidates }) })
  })

  test('a candidate may be called anything', () => {
    expect('Winner: tie').toPickComparisonWinner('tie', { candidates: ['tie', 'bow'] })
  })

  test('says what was picked instead', () => {
    expect(messageOf(() => expect('Winner: Chiller 6').toDeclareTie({ candidates }))).toContain(
      'Unexpected pick of `Chiller 6`, expected a tie',
    )
  })
})

describe('a mistake in the test', () => {
  const mistakes: [title: string, mistake: () => void, message: string][] = [
    [
      'a winner that is no candidate',
      () => expect('').not.toPickComparisonWinner('Chiler 9', { candidates }),
      "The winner 'Chiler 9' is no candidate; did you mean 'Chiller 9'? Candidates: Chiller 6, Chiller 9",
    ],
    ['one candidate', () => expect(undefined).toPickComparisonWinner('A', { candidates: ['A'] }), 'two'],
    [
      'no candidates',
      () => expect('').not.toDeclareTie({} as { candidates: string[] }),
      "'candidates' must be a list of two or more names, but got undefined",
    ],
    [
      'an unknown option',
      () => expect('').toDeclareTie({ candidates, ask: 'worse' } as { candidates: string[] }),
      "unknown option 'ask'; did you mean 'asked'?",
    ],
  ]
  test.each(mistakes)('throws for %s, under .not too', (_title, mistake, message) => {
    expect(messageOf(mistake)).toContain(message)
  })
})
