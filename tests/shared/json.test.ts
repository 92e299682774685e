import { describe, expect, test } from '#runner'
import { messageOf } from './messageOf'

describe('toBeValidJsonWith', () => {
  test('passes on the expected keys, whatever else is there', () => {
    expect('{"answer": 15, "unit": "apples"}').toBeValidJsonWith({ answer: 15 })
  })

  test('fails on a wrong value and names key, expected and got', () => {
    expect(messageOf(() => expect('{"answer": 16}').toBeValidJsonWith({ answer: 15 }))).toBe(
      [
        "Expected key 'answer' to be 15, but got 16",
        '  line 1 │ {"answer": 16}',
        '         │            ^',
      ].join('\n'),
    )
  })

  test('fails under .not when the output matches, in words of its own', () => {
    expect('{"answer": 16}').not.toBeValidJsonWith({ answer: 15 })
    expect(messageOf(() => expect('{"answer": 15}').not.toBeValidJsonWith({ answer: 15 }))).toBe(
      [
        'Unexpected match, expected JSON that differs from what is given, or no JSON',
        '  matched  {"answer":15}',
      ].join('\n'),
    )
  })

  test('works inside toEqual, plain and under expect.not', () => {
    expect({ output: '{"answer": 15}' }).toEqual({ output: expect.toBeValidJsonWith({ answer: 15 }) })
    expect({ output: '{"answer": 16}' }).toEqual({ output: expect.not.toBeValidJsonWith({ answer: 15 }) })
    expect({ output: '{"answer": 16}' }).not.toEqual({ output: expect.toBeValidJsonWith({ answer: 15 }) })
  })

  test('takes asymmetric matchers of the runner at any depth', () => {
    expect('{"user": {"id": 7, "email": "ada@example.test"}}').toBeValidJsonWith({
      user: { id: expect.any(Number), email: expect.stringContaining('@') },
    })
    expect('{"user": {"id": "7"}}').not.toBeValidJsonWith({ user: { id: expect.any(Number) } })
  })

  test('waits for a promise with .resolves', async () => {
    await expect(Promise.resolve('{"answer": 15}')).resolves.toBeValidJsonWith({ answer: 15 })
  })

  test('uses the equality testers that a project has registered', () => {
    expect.addEqualityTesters([
      function sameInstant(a: unknown, b: unknown) {
        if (typeof a !== 'string' || !(b instanceof Date)) return undefined
        return Date.parse(a) === b.getTime()
      },
    ])
    expect('{"at": "2026-12-01T00:00:00Z"}').toBeValidJsonWith({ at: new Date(Date.UTC(2026, 11, 1)) })
    expect('{"at": "2026-12-02T00:00:00Z"}').not.toBeValidJsonWith({ at: new Date(Date.UTC(2026, 11, 1)) })
  })

  test('records and shows an advisory verdict without failing the test', () => {
    expect('{"answer": 16}').toBeValidJsonWith({ answer: 15 }, { advisory: true })
    expect('{"answer": 15}').not.toBeValidJsonWith({ answer: 15 }, { advisory: true })
    expect(undefined).toBeValidJsonWith({ answer: 15 }, { advisory: true })
  })
})

describe('toBeValidJson', () => {
  test('passes on any object, and nothing else', () => {
    expect('{}').toBeValidJson()
    expect('[1]').not.toBeValidJson()
    expect('[1]').toBeValidJson({ allowAnyRoot: true })
    expect('{"a": 1} and more').not.toBeValidJson()
  })

  test('is worded by itself under .not', () => {
    expect(messageOf(() => expect('{}').not.toBeValidJson())).toBe(
      'Unexpected JSON, expected an output that is no JSON object',
    )
  })

  test('works inside toEqual', () => {
    expect(['{"a": 1}', 'a']).toEqual([expect.toBeValidJson(), expect.not.toBeValidJson()])
  })
})

describe('an undecided verdict', () => {
  const undecided = 'No output to judge: got undefined, expected the text the agent wrote'

  test('fails plain and under .not', () => {
    expect(messageOf(() => expect(undefined).toBeValidJson())).toContain(undecided)
    expect(messageOf(() => expect(undefined).not.toBeValidJson())).toContain(undecided)
    expect(messageOf(() => expect(undefined).toBeValidJsonWith({ a: 1 }))).toContain(undecided)
    expect(messageOf(() => expect(undefined).not.toBeValidJsonWith({ a: 1 }))).toContain(undecided)
  })

  test('matches neither as an asymmetric matcher nor as its negation', () => {
    expect({ output: undefined }).not.toEqual({ output: expect.toBeValidJson() })
    expect({ output: undefined }).not.toEqual({ output: expect.not.toBeValidJson() })
  })
})

describe('a mistake in the test', () => {
  const mistakes: [title: string, mistake: () => void, message: string][] = [
    [
      'an unknown option',
      () => expect('{}').toBeValidJson({ allowProze: true } as object),
      "toBeValidJson(): unknown option 'allowProze'; did you mean 'allowProse'?",
    ],
    [
      'undefined in the expected value',
      () => expect('{"a": 1}').not.toBeValidJsonWith({ a: { b: undefined } }),
      'The expected value at a.b is undefined, which JSON cannot hold; leave the key out, or expect null',
    ],
    [
      'no expected value',
      () => expect('{"a": 1}').toBeValidJsonWith(undefined),
      'The expected value is undefined; pass the value you expect, or use toBeValidJson()',
    ],
    [
      'an output that is parsed already',
      () => expect({ answer: 15 }).toBeValidJsonWith({ answer: 15 }),
      "Cannot read an object as an agent's output: pass the text the agent wrote, as a string; for a value that is parsed already use toMatchObject",
    ],
    [
      'an output that was not awaited',
      () => expect(Promise.resolve('{}')).toBeValidJson(),
      "Cannot read a Promise as an agent's output: await it first",
    ],
    [
      'a score outside 0 to 1',
      () => expect('{"a": 1}').not.toBeValidJsonWith({ a: 1 }, { atLeast: 80 }),
      "'atLeast' must be a number from 0 to 1, but got 80",
    ],
    [
      'an advisory verdict of a mistake',
      () => expect({ answer: 15 }).toBeValidJson({ advisory: true }),
      "Cannot read an object as an agent's output",
    ],
  ]
  test.each(mistakes)('throws for %s, under .not too', (_title, mistake, message) => {
    expect(messageOf(mistake)).toContain(message)
  })
})
