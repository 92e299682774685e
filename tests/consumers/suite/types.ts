// imports: each project puts its own on this line, so that line numbers stay the same
import { type EvalRecord, gradeJson, type Verdict } from 'expect-agent'
import { matchers } from 'expect-agent/matchers'

const output = '{"answer": 15}'

expect(output).toBeValidJson()
expect(output).toBeValidJson({ allowProse: true, allowAnyRoot: true, pick: 'last', advisory: true })
expect(output).not.toBeValidJson()
expect(output).toBeValidJsonWith({ answer: 15 })
expect(output).toBeValidJsonWith({ answer: expect.any(Number) }, { extraKeys: 'forbid', tolerance: 0.1 })
expect(output).not.toBeValidJsonWith([1], {
  repair: (text) => text.trim(),
  atLeast: 0.8,
  name: 'sum',
  weight: 2,
})
expect(undefined).toBeValidJson()
expect({ output }).toEqual({ output: expect.toBeValidJsonWith({ answer: 15 }) })
expect({ output }).toEqual({ output: expect.not.toBeValidJson({ allowProse: true }) })

export const waited: Promise<void> = expect(Promise.resolve(output)).resolves.toBeValidJsonWith({
  answer: 15,
})
export const waitedNot: Promise<void> = expect(Promise.resolve(output)).resolves.not.toBeValidJson()
export const verdict: Verdict = gradeJson(output, { answer: 15 }, { allowProse: true })
export const kinds = (record: EvalRecord): 'pass' | 'fail' | 'undecided' => record.verdict.kind
expect.extend(matchers)

// @ts-expect-error: an unknown option
expect(output).toBeValidJson({ allowProze: true })
// @ts-expect-error: an option of the other matcher
expect(output).toBeValidJson({ extraKeys: 'forbid' })
// @ts-expect-error: no such value
expect(output).toBeValidJsonWith({ answer: 15 }, { extraKeys: 'some' })
// @ts-expect-error: a text for a number
expect(output).toBeValidJsonWith({ answer: 15 }, { atLeast: '80%' })
// @ts-expect-error: nothing is expected
expect(output).toBeValidJsonWith()
// @ts-expect-error: no such matcher
expect(output).toBeValidJsonLike({ answer: 15 })
// @ts-expect-error: nothing is expected, inside toEqual
expect({ output }).toEqual({ output: expect.toBeValidJsonWith() })
// @ts-expect-error: an unknown option, inside toEqual under .not
expect({ output }).toEqual({ output: expect.not.toBeValidJson({ allowProze: true }) })
// @ts-expect-error: there is nothing to await
export const promised: Promise<void> = expect(output).toBeValidJson()
