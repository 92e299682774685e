import { describe, expect, test } from 'vitest'
import { gradePick, TIE } from '../../src/grade/gradePick'
import { renderVerdict } from '../../src/message/renderVerdict'

const candidates = ['Alpha', 'Beta']
const say = (output: string): string =>
  renderVerdict(gradePick(output, 'Alpha', { candidates }), { matcher: 'toPickComparisonWinner', output })

describe('every reason says what was picked, and what would do', () => {
  test('wrong-pick', () => {
    expect(say('Alpha is cheaper, but Beta is the better choice.')).toMatchInlineSnapshot(`
      "Unexpected pick of \`Beta\`, expected \`Alpha\`
        read as  a statement on one
        evidence │ Alpha is cheaper, but Beta is the better choice.   (line 1)
      Hint: if the question asked for the lesser one, say so: asked: 'less efficient', 'older', 'lower error'."
    `)
  })
  test('tie', () => {
    expect(say('I call it a tie.')).toMatchInlineSnapshot(`
      "Unexpected tie, expected \`Alpha\`
        evidence │ I call it a tie.   (line 1)"
    `)
  })
  test('no-tie', () => {
    const output = '[[B]]'
    const verdict = gradePick(output, TIE, { candidates: ['A', 'B'] })
    expect(renderVerdict(verdict, { matcher: 'toDeclareTie', output })).toMatchInlineSnapshot(`
      "Unexpected pick of \`B\`, expected a tie
        read as  an explicit verdict
        evidence │ [[B]]   (line 1)"
    `)
  })
  test('no-pick: a condition', () => {
    expect(say('If you need speed, Alpha is better.')).toMatchInlineSnapshot(`
      "No pick to judge: its verdict depends on a condition, expected one of \`Alpha\`, \`Beta\`
        evidence │ If you need speed, Alpha is better.   (line 1)
      Hint: ask the agent for one verdict line, "Winner: …"; or pass its other names as aliases."
    `)
  })
  test('no-pick: nothing said', () => {
    expect(say('Alpha and Beta are both made of steel.')).toMatchInlineSnapshot(`
      "No pick to judge: the output names none as the winner, expected one of \`Alpha\`, \`Beta\`
      Hint: ask the agent for one verdict line, "Winner: …"; or pass its other names as aliases."
    `)
  })
  test('abstained', () => {
    expect(say('I cannot determine which one is better.')).toMatchInlineSnapshot(`
      "Unexpected abstention (unknown), expected a verdict on the candidates
        evidence │ I cannot determine which one is better.   (line 1)"
    `)
  })
  test('clarifying', () => {
    expect(say('Which site do you mean?')).toMatchInlineSnapshot(`
      "Unexpected question back, expected a verdict on the candidates
        asks │ Which site do you mean?   (line 1)"
    `)
  })
})
