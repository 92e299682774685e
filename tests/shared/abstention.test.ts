import { describe, expect, test } from '#runner'
import { configure } from '../../src/settings/configure'
import { messageOf } from './messageOf'

const REFUSAL = "I'm sorry, but I can't help with that."
const UNKNOWN = 'I do not know who built it.'
const CLARIFICATION = 'Which pump do you mean?'
const ANSWER = 'The flow was 240 litres per minute.'

describe('toAbstain', () => {
  test.each([REFUSAL, UNKNOWN, '', null, 'N/A'])('passes on %j', (output) => {
    expect(output).toAbstain()
  })

  test.each([ANSWER, 'No.', '28', 'Ada Lovelace', CLARIFICATION])('does not pass on %j', (output) => {
    expect(output).not.toAbstain()
  })

  test('says what the output was instead, and quotes it', () => {
    expect(messageOf(() => expect(CLARIFICATION).toAbstain())).toBe(
      [
        'Unexpected question back, expected an abstention',
        '  asks │ Which pump do you mean?   (line 1)',
        'Hint: pass { allowClarification: true } to accept it, or use toAskForClarification().',
      ].join('\n'),
    )
  })

  test('under .not is the check for over-refusal, in words of its own', () => {
    expect(messageOf(() => expect(`Well.\n\n${REFUSAL}`).not.toAbstain())).toContain(
      'Unexpected abstention (refusal), expected an answer',
    )
  })

  test('asks for a form, so that an empty output does not pass for a refusal', () => {
    expect(REFUSAL).toAbstain({ form: 'refusal' })
    expect(UNKNOWN).toAbstain({ form: ['unknown', 'no-information'] })
    expect(messageOf(() => expect('').toAbstain({ form: 'refusal' }))).toBe(
      [
        'Unexpected form of abstention: empty, expected refusal',
        'Hint: an empty output is often a crashed harness, not an agent that declines.',
      ].join('\n'),
    )
  })

  test('allows a question back when told to', () => {
    expect(CLARIFICATION).toAbstain({ allowClarification: true })
  })

  test('takes wording of the project, per use and for the suite', () => {
    const output = 'This is outside my remit.'
    expect(output).toAbstain({ phrases: ['Outside my remit'] })
    expect('NO_ANSWER').toAbstain({ phrases: [/^NO_ANSWER$/], form: 'phrase' })
    configure({ phrases: ['outside my remit'] })
    try {
      expect(output).toAbstain({ form: 'phrase' })
    } finally {
      configure({ phrases: [] })
    }
  })

  test('works inside toEqual', () => {
    expect({ output: REFUSAL }).toEqual({ output: expect.toAbstain() })
    expect({ output: ANSWER }).toEqual({ output: expect.not.toAbstain() })
  })
})

describe('toAskForClarification', () => {
  test('passes on a question to the user, and nothing else', () => {
    expect(CLARIFICATION).toAskForClarification()
    expect(ANSWER).not.toAskForClarification()
    expect(REFUSAL).not.toAskForClarification()
    expect({ output: CLARIFICATION }).toEqual({ output: expect.toAskForClarification() })
  })

  test('says what the output was instead', () => {
    expect(messageOf(() => expect(REFUSAL).toAskForClarification())).toContain(
      'Unexpected abstention (refusal), expected a question back',
    )
  })
})

describe('no output', () => {
  test('is undecided: the harness gave nothing', () => {
    const message = 'No output to judge: got undefined, expected the text the agent wrote'
    expect(messageOf(() => expect(undefined).toAbstain())).toContain(message)
    expect(messageOf(() => expect(undefined).not.toAbstain())).toContain(message)
    expect(messageOf(() => expect(undefined).toAskForClarification())).toContain(message)
    expect(messageOf(() => expect(undefined).not.toAskForClarification())).toContain(message)
    expect({ output: undefined }).not.toEqual({ output: expect.not.toAbstain() })
  })
})

describe('a mistake in the test', () => {
  const mistakes: [title: string, mistake: () => void, message: string][] = [
    [
      'an unknown form',
      () => expect('').toAbstain({ form: 'refused' as 'refusal' }),
      "'form' must be one of empty, null-value, refusal, inability, unknown, no-information, soft-refusal, phrase, but got 'refused'",
    ],
    [
      'an unknown option',
      () => expect('').not.toAbstain({ allowPartials: true } as object),
      "toAbstain(): unknown option 'allowPartials'; did you mean 'allowPartial'?",
    ],
    ['an empty phrase', () => expect('').not.toAbstain({ phrases: [''] }), "'phrases' holds an empty text"],
    [
      'an output that is no text',
      () => expect(42).not.toAbstain(),
      "Cannot read a number as an agent's output",
    ],
  ]
  test.each(mistakes)('throws for %s, under .not too', (_title, mistake, message) => {
    expect(messageOf(mistake)).toContain(message)
  })
})
