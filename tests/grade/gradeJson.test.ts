import { type } from 'arktype'
import { jsonrepair } from 'jsonrepair'
import * as valibot from 'valibot'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { gradeJson, gradeValidJson } from '../../src/grade/json/gradeJson'
import { fail, pass, undecided } from '../../src/verdict/Verdict'

describe('content', () => {
  test('passes when every expected key has its value, in any order', () => {
    expect(gradeJson('{"b": [1, {"c": null, "x": 0}], "a": "x"}', { a: 'x', b: [1, { c: null }] })).toEqual(
      pass(),
    )
  })

  test('lists every difference with its place, and scores the share of right leaves', () => {
    expect(gradeJson('{"a": 1,\n "b": "x", "d": 4}', { a: 2, b: 'y', c: 3, d: 4 })).toEqual(
      fail(
        [
          {
            code: 'value-mismatch',
            path: ['a'],
            expected: '2',
            got: '1',
            place: { offset: 6, line: 1, column: 7 },
          },
          {
            code: 'value-mismatch',
            path: ['b'],
            expected: '"y"',
            got: '"x"',
            place: { offset: 15, line: 2, column: 7 },
          },
          { code: 'missing-key', path: ['c'], expected: '3' },
        ],
        { score: 1 / 4 },
      ),
    )
  })

  test('names a key that looks like a slip of the missing one', () => {
    expect(gradeJson('{"user": {"e-mail": "a"}}', { user: { email: 'a' } })).toEqual(
      fail({ code: 'missing-key', path: ['user', 'email'], expected: '"a"', similar: 'e-mail' }),
    )
  })

  test('tells 15 from "15", null from missing, an array from an object with index keys', () => {
    expect(gradeJson('{"n": "15"}', { n: 15 })).toMatchObject({ reasons: [{ expected: '15', got: '"15"' }] })
    expect(gradeJson('{"n": null}', { n: 15 })).toMatchObject({ reasons: [{ code: 'value-mismatch' }] })
    expect(gradeJson('{}', { n: null })).toMatchObject({ reasons: [{ code: 'missing-key' }] })
    expect(gradeJson('{"o": {"0": "a"}}', { o: ['a'] })).toMatchObject({
      reasons: [{ code: 'value-mismatch' }],
    })
  })

  test('takes 0 for -0 and 15.0 for 15', () => {
    expect(gradeJson('{"zero": -0, "n": 15.0}', { zero: 0, n: 15 })).toEqual(pass())
  })

  test('compares arrays by length: one reason for one item too many or too few', () => {
    expect(gradeJson('{"items": [1, 2, 3]}', { items: [1, 2] })).toMatchObject({
      score: 2 / 3,
      reasons: [{ code: 'value-mismatch', path: ['items'], lengths: { expected: 2, got: 3 } }],
    })
    expect(gradeJson('{"items": [2]}', { items: [1, 2] })).toMatchObject({
      score: 0,
      reasons: [{ code: 'value-mismatch', path: ['items'], lengths: { expected: 2, got: 1 } }],
    })
  })

  test('sees own properties only: __proto__ and toString are plain keys', () => {
    expect(gradeJson('{"__proto__": {"admin": true}}', { admin: true })).toMatchObject({ kind: 'fail' })
    expect(gradeJson('{"__proto__": {"admin": true}}', JSON.parse('{"__proto__": {"admin": true}}'))).toEqual(
      pass(),
    )
    expect(gradeJson('{}', { toString: 1 })).toMatchObject({ reasons: [{ code: 'missing-key' }] })
    expect(gradeJson('{"": 1, "a.b": 2, "0": 3}', { '': 1, 'a.b': 2, 0: 3 })).toEqual(pass())
  })
})

describe('options', () => {
  test.each([
    ['allow', '{"u": {"id": 1, "x": 2}, "y": 3}', []],
    ['top-level', '{"u": {"id": 1, "x": 2}, "y": 3}', [['u', 'x']]],
    ['forbid', '{"u": {"id": 1, "x": 2}, "y": 3}', [['u', 'x'], ['y']]],
  ] as const)('extraKeys %s forbids %s', (extraKeys, text, paths) => {
    const verdict = gradeJson(text, { u: { id: 1 } }, { extraKeys })
    const reasons = verdict.kind === 'fail' ? verdict.reasons : []
    expect(reasons.map((reason) => [reason.code, 'path' in reason && reason.path])).toEqual(
      paths.map((path) => ['unexpected-key', path]),
    )
  })

  test('tolerance is absolute and inclusive, and for numbers only', () => {
    expect(gradeJson('{"n": 10.5}', { n: 10 }, { tolerance: 0.5 })).toEqual(pass())
    expect(gradeJson('{"n": 1.1}', { n: 1 }, { tolerance: 0.1 })).toEqual(pass())
    expect(gradeJson('{"n": 10.51}', { n: 10 }, { tolerance: 0.5 })).toMatchObject({ kind: 'fail' })
    expect(gradeJson('{"n": "10"}', { n: 10 }, { tolerance: 1 })).toMatchObject({ kind: 'fail' })
  })

  test('atLeast forgives missing and wrong values', () => {
    expect(gradeJson('{"a": 1, "b": 9}', { a: 1, b: 2, c: 3, d: 4 }, { atLeast: 0.25 })).toEqual(
      pass({ score: 0.25 }),
    )
    expect(gradeJson('{"a": 1, "b": 9}', { a: 1, b: 2, c: 3, d: 4 }, { atLeast: 0.5 })).toMatchObject({
      kind: 'fail',
      score: 0.25,
    })
  })

  test('atLeast never forgives a refused format, extra, duplicate or unsafe ones', () => {
    const atLeast = 0
    expect(gradeJson('{"a": 1} ok', { a: 1 }, { atLeast })).toMatchObject({ kind: 'fail', score: 0 })
    expect(gradeJson('{"a": 1, "b": 2}', { a: 1 }, { atLeast, extraKeys: 'forbid' })).toMatchObject({
      kind: 'fail',
    })
    expect(gradeJson('{"a": 1, "a": 1}', { a: 1 }, { atLeast })).toMatchObject({ kind: 'fail' })
    expect(gradeJson('{"a": 1, "n": 1e400}', { a: 1 }, { atLeast })).toMatchObject({ kind: 'fail' })
  })

  test('duplicate keys and unsafe numbers can be allowed', () => {
    const text = '{"a": 0, "a": 1, "id": 9007199254740993}'
    expect(gradeJson(text, { a: 1 })).toMatchObject({
      reasons: [{ code: 'duplicate-key' }, { code: 'unsafe-number' }],
    })
    expect(gradeJson(text, { a: 1 }, { allowDuplicateKeys: true, allowUnsafeNumbers: true })).toEqual(pass())
  })

  test('repair is asked only for what cannot be read as it is', () => {
    expect(gradeJson("{answer: 15, why: 'sum'", { answer: 15 }, { repair: jsonrepair })).toEqual(pass())
    const never = () => expect.unreachable('the output is JSON as it is')
    expect(gradeJson('{"answer": 15}', { answer: 15 }, { repair: never })).toEqual(pass())
    const gaveUp = (): string => {
      throw new Error('beyond repair')
    }
    expect(gradeJson('{"answer"', { answer: 15 }, { repair: gaveUp })).toMatchObject({
      reasons: [{ code: 'invalid-json', detail: 'unexpected-end' }],
    })
  })

  test('pick chooses among several values', () => {
    const text = 'Draft: {"answer": 14}\nFinal: {"answer": 15}'
    expect(gradeJson(text, { answer: 15 }, { allowProse: true, pick: 'last' })).toEqual(pass())
    expect(gradeJson(text, { answer: 15 }, { allowProse: true })).toEqual(
      fail({
        code: 'ambiguous',
        candidates: [
          { offset: 7, line: 1, column: 8, excerpt: '{"answer": 14}' },
          { offset: 29, line: 2, column: 8, excerpt: '{"answer": 15}' },
        ],
      }),
    )
  })
})

describe('format', () => {
  test('a fence is refused, and the reason says that the content is right', () => {
    expect(gradeJson('```json\n{"answer": 15}\n```', { answer: 15 })).toEqual(
      fail({
        code: 'invalid-json',
        detail: 'unexpected-token',
        found: '`',
        offset: 0,
        line: 1,
        column: 1,
        lenient: { score: 1, reasons: [], deviations: [{ kind: 'fence', fromLine: 2, toLine: 2 }] },
      }),
    )
  })

  test('a fence with a wrong value scores 0, and the reason holds both', () => {
    expect(gradeJson('```json\n{"a": 1, "b": 2}\n```', { a: 1, b: 3 })).toMatchObject({
      score: 0,
      reasons: [
        { code: 'invalid-json', lenient: { score: 0.5, reasons: [{ code: 'value-mismatch', path: ['b'] }] } },
      ],
    })
  })

  test('prose without JSON says so, strictly and leniently', () => {
    expect(gradeJson('It is 15.', { answer: 15 })).toMatchObject({
      reasons: [{ code: 'invalid-json', lenient: 'no-json' }],
    })
    expect(gradeJson('It is 15.', { answer: 15 }, { allowProse: true })).toEqual(fail({ code: 'no-json' }))
  })

  test.each([
    ['[{"answer": 15}]', 'array'],
    ['"{}"', 'string'],
    ['15', 'number'],
    ['true', 'boolean'],
    ['null', 'null'],
  ] as const)('%s is no object', (text, got) => {
    expect(gradeJson(text, { answer: 15 })).toEqual(fail({ code: 'not-object', got }))
    expect(gradeValidJson(text)).toEqual(fail({ code: 'not-object', got }))
    expect(gradeValidJson(text, { allowAnyRoot: true })).toEqual(pass())
  })

  test('an expected array or scalar asks for no object', () => {
    expect(gradeJson('[1, 2]', [1, 2])).toEqual(pass())
    expect(gradeJson('15', 15)).toEqual(pass())
  })

  test('past 500 levels nothing is compared', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(gradeValidJson(nested(500), { allowAnyRoot: true })).toEqual(pass())
    expect(gradeValidJson(nested(501), { allowAnyRoot: true })).toEqual(
      fail({ code: 'too-deep', depth: 501, limit: 500 }),
    )
    expect(gradeJson(nested(100_000), { a: 1 })).toMatchObject({
      reasons: [{ code: 'too-deep', depth: 100_000 }],
    })
  })

  test('no output is undecided; null, empty and blank are empty', () => {
    expect(gradeJson(undefined, { a: 1 })).toEqual(undecided({ code: 'no-output' }))
    expect(gradeJson(null, { a: 1 })).toEqual(fail({ code: 'empty', was: 'null' }))
    expect(gradeJson('', { a: 1 })).toEqual(fail({ code: 'empty', was: 'empty' }))
    expect(gradeJson(' \n', { a: 1 })).toEqual(fail({ code: 'empty', was: 'blank' }))
  })
})

describe('schemas', () => {
  const schemas = {
    zod: z.object({ user: z.object({ email: z.string().min(3) }) }),
    valibot: valibot.object({
      user: valibot.object({ email: valibot.pipe(valibot.string(), valibot.minLength(3)) }),
    }),
    arktype: type({ user: { email: 'string >= 3' } }),
  }
  test.each(Object.entries(schemas))('%s reports each issue with path and value', (_vendor, schema) => {
    expect(gradeJson('{"user": {"email": "abc"}}', schema)).toEqual(pass())
    expect(gradeJson('{"user": {"email": "a"}}', schema)).toEqual(
      fail({
        code: 'schema-mismatch',
        path: ['user', 'email'],
        message: expect.any(String),
        got: '"a"',
        place: { offset: 19, line: 1, column: 20 },
      }),
    )
  })

  test('stand at any depth of an expected object', () => {
    expect(gradeJson('{"a": 1, "b": "x"}', { a: z.number(), b: 'x' })).toEqual(pass())
    expect(gradeJson('{"a": "1", "b": "x"}', { a: z.number(), b: 'x' })).toMatchObject({
      score: 0.5,
      reasons: [{ code: 'schema-mismatch', path: ['a'] }],
    })
  })

  test('that are asynchronous are a mistake in the test', () => {
    const schema = z.object({ a: z.string().refine(async () => true) })
    expect(() => gradeJson('{"a": "x"}', schema)).toThrow('The zod schema is asynchronous')
  })

  test('that throw on what the agent wrote report it', () => {
    const schema = z.unknown().refine((value) => Object.keys(Object(value).items[0]).length > 0)
    expect(gradeJson('{}', schema)).toMatchObject({
      reasons: [{ code: 'schema-mismatch', message: expect.stringContaining('the schema threw') }],
    })
  })
})

describe('a mistake in the expected value', () => {
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic
  test.each([
    ['a function', { a: () => 1 }, 'The expected value at a is a function, which JSON cannot hold'],
    ['a bigint', { a: [1n] }, 'The expected value at a.0 is a bigint, which JSON cannot hold'],
    ['NaN', { a: Number.NaN }, 'The expected value at a is NaN, which JSON cannot hold'],
    ['a Date', { a: new Date(0) }, 'which JSON holds as a text; expect date.toISOString()'],
    ['a Map', { a: new Map() }, 'The expected value at a is a Map, which JSON cannot hold'],
    ['a hole', { a: Array(1) }, 'The expected value at a.0 is undefined'],
    ['a cycle', cyclic, 'The expected value is cyclic, or nested too deep'],
  ])('%s throws, whatever the output', (_what, expected, message) => {
    expect(() => gradeJson('no JSON', expected)).toThrow(message)
    expect(() => gradeJson(undefined, expected)).toThrow(message)
  })
})
