import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { gradeJson, type JsonOptions } from '../../src/grade/json/gradeJson'
import { renderVerdict } from '../../src/message/renderVerdict'

const say = (output: string | null | undefined, expected: unknown, options: JsonOptions = {}): string =>
  renderVerdict(gradeJson(output, expected, options), { matcher: 'toBeValidJsonWith', output })

describe('every reason says what is wrong, where, and what would do', () => {
  test('no-output', () => {
    expect(say(undefined, { answer: 15 })).toMatchInlineSnapshot(`
      "No output to judge: got undefined, expected the text the agent wrote
      Hint: return the text from the agent and await it; undefined fails plain and under .not alike."
    `)
  })
  test('empty', () => {
    expect(say('', { answer: 15 })).toMatchInlineSnapshot(`"Output is not valid JSON: it is empty"`)
  })
  test('empty: null', () => {
    expect(say(null, { answer: 15 })).toMatchInlineSnapshot(
      `"Output is not valid JSON: it is null, not a text"`,
    )
  })
  test('invalid-json: prose', () => {
    expect(say('The result is 15', { answer: 15 })).toMatchInlineSnapshot(`
      "Output is not valid JSON: unexpected \`T\` at line 1 column 1
        line 1 │ The result is 15
               │ ^
      Hint: there is no JSON anywhere in it; ask the agent for JSON only, and name the keys."
    `)
  })
  test('invalid-json: right content in a fence', () => {
    expect(say('Here you go:\n\n```json\n{\n  "answer": 15\n}\n```', { answer: 15 })).toMatchInlineSnapshot(`
      "Output is not valid JSON: unexpected \`H\` at line 1 column 1
        line 1 │ Here you go:
               │ ^
      Hint: the content is right, only the format is wrong: it is valid JSON inside a Markdown fence (lines 4 to 6); pass { allowProse: true } to accept it."
    `)
  })
  test('invalid-json: wrong content in a fence', () => {
    expect(say('```json\n{"answer": 16}\n```', { answer: 15, unit: 'kg' })).toMatchInlineSnapshot(`
      "Output is not valid JSON: unexpected a backtick at line 1 column 1
        line 1 │ \`\`\`json
               │ ^
      Hint: the format is wrong and so is the content: it is valid JSON inside a Markdown fence (line 2), but read so, its score is 0: Expected key 'answer' to be 15, but got 16 (and 1 more problem)."
    `)
  })
  test('invalid-json: cut off', () => {
    expect(say('{"items": [{"id": 1}, {"name": "Ada', { items: [] })).toMatchInlineSnapshot(`
      "Output is not valid JSON: it is cut off at line 1 column 36
        cut off in  items[1].name
        line 1 │ {"items": [{"id": 1}, {"name": "Ada
               │                                    ^
      Hint: the agent stopped in the middle; raise its token limit, or ask for a shorter answer."
    `)
  })
  test('invalid-json: a missing comma in a long line', () => {
    const long = `{"text": "${'lorem ipsum '.repeat(20)}" "answer": 15, "more": "${'dolor sit '.repeat(20)}"}`
    expect(say(long, { answer: 15 })).toMatchInlineSnapshot(`
      "Output is not valid JSON: expected \`,\` or \`}\`, but got \`"\` at line 1 column 253
        line 1 │ …lorem ipsum lorem ipsum lorem ipsum lorem ipsum " "answer": 15, "more": "dolor sit dolor sit dolor s…
               │                                                    ^"
    `)
  })
  test('no-json', () => {
    expect(say('It is 15.', { answer: 15 }, { allowProse: true })).toMatchInlineSnapshot(`
      "Output is not valid JSON: there is no JSON in it
      Hint: ask the agent for JSON, and show it the keys you expect."
    `)
  })
  test('ambiguous', () => {
    expect(
      say('Draft: {"answer": 14}\nFinal: {"answer": 15}', { answer: 15 }, { allowProse: true }),
    ).toMatchInlineSnapshot(`
      "Ambiguous output: it holds 2 different JSON values, expected one
        line 1  {"answer": 14}
        line 2  {"answer": 15}
      Hint: ask the agent for one value, or pass { pick: 'last' } (or 'first') to choose."
    `)
  })
  test('not-object', () => {
    expect(say('[{"answer": 15}]', { answer: 15 })).toMatchInlineSnapshot(`
      "JSON output must be an object, but got an array
      Hint: pass { allowAnyRoot: true } to accept any JSON value at the root."
    `)
  })
  test('missing-key', () => {
    expect(
      say('{"user": {"e-mail": "a@example.test"}}', { user: { email: 'a@example.test' } }),
    ).toMatchInlineSnapshot(`
      "Missing required key: user.email
        expected  "a@example.test"
        similar   the output has \`e-mail\`"
    `)
  })
  test('unexpected-key', () => {
    expect(
      say('{"answer": 15, "debug": true}', { answer: 15 }, { extraKeys: 'forbid' }),
    ).toMatchInlineSnapshot(`
      "Unexpected key: debug
        value  true
        line 1 │ {"answer": 15, "debug": true}
               │                         ^"
    `)
  })
  test('value-mismatch: deep, among others', () => {
    expect(
      say('{\n  "items": [{ "id": 1 }, { "id": 3 }],\n  "total": "2"\n}', {
        items: [{ id: 1 }, { id: 2 }],
        total: 2,
        'currency.code': 'EUR',
      }),
    ).toMatchInlineSnapshot(`
      "Expected key 'items[1].id' to be 2, but got 3
        line 2 │   "items": [{ "id": 1 }, { "id": 3 }],
               │                                  ^
      And 2 more problems:
        - Expected key 'total' to be 2, but got "2"
        - Missing required key: ["currency.code"]"
    `)
  })
  test('value-mismatch: array lengths', () => {
    expect(say('{"items": [1, 2, 3]}', { items: [1, 2] })).toMatchInlineSnapshot(`
      "Expected key 'items' to have 2 items, but got 3
        expected  [1,2]
        got       [1,2,3]
        line 1 │ {"items": [1, 2, 3]}
               │           ^"
    `)
  })
  test('value-mismatch: long values are cut in the middle', () => {
    expect(say(`{"a": "${'x'.repeat(500)}"}`, { a: 'y' })).toMatchInlineSnapshot(`
      "Expected key 'a' to be "y", but got "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…(350 more characters)…xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        line 1 │ {"a": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
               │       ^"
    `)
  })
  test('duplicate-key', () => {
    expect(say('{"answer": 14,\n "answer": 15}', { answer: 15 })).toMatchInlineSnapshot(`
      "Key 'answer' stands twice: on line 1 and line 2
        line 2 │  "answer": 15}
               │  ^
      Hint: readers disagree on which one counts; pass { allowDuplicateKeys: true } to take the last."
    `)
  })
  test('unsafe-number', () => {
    expect(say('{"id": 9007199254740993}', { id: 9007199254740992 })).toMatchInlineSnapshot(`
      "Number at 'id' is not safe: \`9007199254740993\` is read as 9007199254740992
        line 1 │ {"id": 9007199254740993}
               │        ^
      Hint: ask for ids as text, or pass { allowUnsafeNumbers: true } to accept the rounded number."
    `)
  })
  test('too-deep', () => {
    expect(say('['.repeat(600) + ']'.repeat(600), [])).toMatchInlineSnapshot(
      `"JSON output is nested 600 levels deep, past the limit of 500"`,
    )
  })
  test('schema-mismatch', () => {
    expect(
      say('{"user": {"email": 7}}', z.object({ user: z.object({ email: z.string() }) })),
    ).toMatchInlineSnapshot(`
      "Schema mismatch at 'user.email': Invalid input: expected string, received number
        got  7
        line 1 │ {"user": {"email": 7}}
               │                    ^"
    `)
  })
  test('more than twenty reasons are counted, not listed', () => {
    const expected = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, index]))
    const message = say('{}', expected)
    expect(message.split('\n').slice(0, 4)).toEqual([
      'Missing required key: k0',
      '  expected  0',
      'And 29 more problems:',
      '  - Missing required key: k1',
    ])
    expect(message.split('\n').slice(-2)).toEqual([
      '  - Missing required key: k19',
      '  - … and 10 more, all in the record',
    ])
  })
})

describe('what an agent wrote stays text', () => {
  const ESC = '\u001b'

  test('escapes, bidi overrides and CI commands are shown, not obeyed', () => {
    const hostile = `${ESC}[31m##[error]gone\n::error::x\u202e\n{"answer": 16}`
    expect(say(hostile, { answer: 15 })).toMatchInlineSnapshot(`
      "Output is not valid JSON: unexpected \`\\u001B\` at line 1 column 1
        line 1 │ \\u001B[31m##\\[error]gone
               │ ^
      Hint: the format is wrong and so is the content: it is valid JSON with other text around it (line 3), but read so, its score is 0: Expected key 'answer' to be 15, but got 16."
    `)
  })

  test('also as a key, a value and a literal', () => {
    const key = `::warning::${ESC}]0;title\u0007`
    const output = JSON.stringify({ [key]: `##[group]${ESC}[2J` })
    const message = say(output, { [key]: 'x' })
    expect(message).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    expect(message).not.toMatch(/^\s*::/m)
    expect(message).not.toContain('##[')
  })

  test('an output of any size gives a message of a few lines', () => {
    const message = say(`{"a": "${'x'.repeat(10_000_000)}`, { a: 1 })
    expect(message.length).toBeLessThan(600)
  })
})
