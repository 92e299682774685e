import { describe, expect, test } from 'vitest'
import { type AbstentionOptions, gradeAbstention } from '../../src/grade/gradeAbstention'
import { renderVerdict } from '../../src/message/renderVerdict'

const say = (output: string, options: AbstentionOptions = {}): string =>
  renderVerdict(gradeAbstention(output, 'abstain', options), { matcher: 'toAbstain', output })
const sayOfQuestion = (output: string): string =>
  renderVerdict(gradeAbstention(output, 'clarify'), { matcher: 'toAskForClarification', output })

describe('every reason says what the output was instead', () => {
  test('answered', () => {
    expect(say('The flow was 240 litres per minute. It fell later.')).toMatchInlineSnapshot(
      `
      "Unexpected answer, expected an abstention
        answer │ The flow was 240 litres per minute.   (line 1)"
    `,
    )
  })
  test('answered: after a disclaimer', () => {
    expect(
      say('As an AI, I do not have personal opinions. However, most critics prefer the second edition.'),
    ).toMatchInlineSnapshot(`
      "Unexpected answer after a disclaimer, expected an abstention
        answer │ However, most critics prefer the second edition.   (line 1)"
    `)
  })
  test('partial-answer', () => {
    expect(
      say('I cannot say when it was built.\n\nHowever, the tower is 96 metres high and made of granite.'),
    ).toMatchInlineSnapshot(`
      "Unexpected partial answer (refusal, then content), expected an abstention
        declines │ I cannot say when it was built.   (line 1)
        answers  │ However, the tower is 96 metres high and made of granite.   (line 3)
      Hint: pass { allowPartial: true } to accept an output that also answers."
    `)
  })
  test('clarifying', () => {
    expect(say('Which of the two pumps do you mean?')).toMatchInlineSnapshot(`
      "Unexpected question back, expected an abstention
        asks │ Which of the two pumps do you mean?   (line 1)
      Hint: pass { allowClarification: true } to accept it, or use toAskForClarification()."
    `)
  })
  test('abstained', () => {
    expect(sayOfQuestion('I do not know.')).toMatchInlineSnapshot(`
      "Unexpected abstention (unknown), expected a question back
        evidence │ I do not know.   (line 1)"
    `)
  })
  test('wrong-form', () => {
    expect(say('I do not know.', { form: ['refusal', 'inability'] })).toMatchInlineSnapshot(`
      "Unexpected form of abstention: unknown, expected refusal or inability
        evidence │ I do not know.   (line 1)"
    `)
  })
  test('abstained under .not', () => {
    const output = "Thanks for asking!\nI'm sorry, but I can't help with that."
    const verdict = gradeAbstention(output)
    expect(renderVerdict(verdict, { matcher: 'toAbstain', negated: true, output })).toMatchInlineSnapshot(`
      "Unexpected abstention (refusal), expected an answer
        evidence │ I'm sorry, but I can't help with that.   (line 2)"
    `)
  })
  test('clarifying under .not', () => {
    const output = 'Which of the two pumps do you mean?'
    const verdict = gradeAbstention(output, 'clarify')
    expect(
      renderVerdict(verdict, { matcher: 'toAskForClarification', negated: true, output }),
    ).toMatchInlineSnapshot(`
      "Unexpected question back, expected an answer
        evidence │ Which of the two pumps do you mean?   (line 1)"
    `)
  })
})
