import { describe, expect, test } from 'vitest'
import { readJson } from '../../../src/read/json/readJson'

const lenient = { allowProse: true }
const valueIn = (text: string, options = lenient): unknown => {
  const reading = readJson(text, options)
  return reading.kind === 'json' ? reading.value : reading.kind
}

describe('strict reading', () => {
  test('takes the value as JSON.parse gives it', () => {
    expect(readJson(' {"a": [1, 2.5e3, "x\\u0041", null]} ')).toEqual({
      kind: 'json',
      value: { a: [1, 2500, 'xA', null] },
      deviations: [],
      duplicateKeys: [],
      unsafeNumbers: [],
      depth: 2,
      start: 0,
      end: 36,
    })
  })

  test.each([
    ['{"a": }', 'unexpected-token', 1, 7, '}'],
    ['{"a": 1,}', 'expected-key', 1, 9, '}'],
    ['{"a" 1}', 'expected-colon', 1, 6, '1'],
    ['{"a": 1 "b": 2}', 'expected-comma-or-brace', 1, 9, '"'],
    ['[1 2]', 'expected-comma-or-bracket', 1, 4, '2'],
    ['{"a": 1}\n\nDone.', 'trailing-content', 3, 1, 'D'],
    ['{"a": "x\ny"}', 'control-character', 1, 9, '\n'],
    ['{"a": "\\d"}', 'bad-escape', 1, 9, 'd'],
    ['{"a": 1.}', 'bad-number', 1, 9, '}'],
    ['{"a": NaN}', 'unexpected-token', 1, 7, 'N'],
  ])('%j is %s at line %i column %i', (text, detail, line, column, found) => {
    expect(readJson(text)).toMatchObject({ kind: 'invalid', detail, line, column, found })
  })

  test('names what is still open when the text is cut off', () => {
    expect(readJson('{"items": [{"id": 1}, {"name": "Ad')).toEqual({
      kind: 'invalid',
      detail: 'unexpected-end',
      offset: 34,
      line: 1,
      column: 35,
      open: ['items', 1, 'name'],
    })
  })

  test('finds both places of a duplicate key, also when one is escaped', () => {
    expect(readJson('{"o": {"k": 1,\n"\\u006b": 2}}')).toMatchObject({
      value: { o: { k: 2 } },
      duplicateKeys: [
        {
          path: ['o', 'k'],
          first: { offset: 7, line: 1, column: 8 },
          second: { offset: 15, line: 2, column: 1 },
        },
      ],
    })
  })

  test.each([
    ['9007199254740993', '9007199254740992'],
    ['1e400', 'Infinity'],
    ['-1e400', '-Infinity'],
    ['1e-400', '0'],
    ['123456789012345678901234567890', '1.2345678901234568e+29'],
  ])('%s is an unsafe number', (literal, parsed) => {
    expect(readJson(`[${literal}]`)).toMatchObject({ unsafeNumbers: [{ path: [0], literal, parsed }] })
  })

  test.each(['9007199254740991', '9007199254740992', '0.1', '3.14159265358979323846', '0e5', '1e21'])(
    '%s is safe: no integer digit is lost',
    (literal) => {
      expect(readJson(`[${literal}]`)).toMatchObject({ unsafeNumbers: [] })
    },
  )
})

describe('lenient reading', () => {
  test.each([
    ['a fence', 'Sure!\n```json\n{"answer": 15}\n```\nDone.'],
    ['a fence without language', '```\n{"answer": 15}\n```'],
    ['a fence on one line', '```json {"answer": 15} ```'],
    ['a fence never closed', '```json\n{"answer": 15}'],
    ['tildes', '~~~json\n{"answer": 15}\n~~~'],
    ['prose', 'The result is {"answer": 15}, as asked.'],
    ['prose with braces of its own', 'For x in {1, 2} and {name}, see [1]: {"answer": 15}'],
    ['tags', '<json>{"answer": 15}</json>'],
    ['a byte order mark', '\ufeff{"answer": 15}'],
    ['a reasoning block', '<think>maybe {"answer": 14}</think>{"answer": 15}'],
    ['a reasoning block whose start the template ate', 'maybe {"answer": 14}</think>{"answer": 15}'],
    ['a fence that says json, beside one that does not', '```\n{"a": 1}\n```\n```json\n{"answer": 15}\n```'],
    ['the same value twice', '{"answer": 15}\n\n```json\n{"answer": 15}\n```'],
    ['a schema in prose before the fence', 'As {"answer": <number>}:\n```json\n{"answer": 15}\n```'],
  ])('finds the JSON in %s', (_where, text) => {
    expect(valueIn(text)).toEqual({ answer: 15 })
  })

  test('is not misled by a fence inside a string', () => {
    expect(valueIn('Here:\n```json\n{"md": "```js\\ncode\\n```"}\n```')).toEqual({ md: '```js\ncode\n```' })
  })

  test.each([
    ['{"x": 1,155, "o": {"answer": 15}}', 'invalid'],
    ['[1, 2 {"answer": 15}]', 'invalid'],
    ['{item: {\'a\': 1}, o: {"answer": 15}}', 'invalid'],
    ['```json\n{"answer": 15, "o": {"a": 1}', 'invalid'],
    ['The set is {1, 2, 3} and the interval [0, 1).', 'none'],
    ['<think>{"answer": 15}', 'none'],
    ['{"answer": 14} no: {"answer": 15}', 'ambiguous'],
  ])('takes nothing out of %j: %s', (text, kind) => {
    expect(readJson(text, lenient)).toMatchObject({ kind })
  })

  test('takes the first or last of several values when told to', () => {
    const text = '{"answer": 14} no: {"answer": 15}'
    expect(readJson(text, { allowProse: true, pick: 'first' })).toMatchObject({ value: { answer: 14 } })
    expect(readJson(text, { allowProse: true, pick: 'last' })).toMatchObject({ value: { answer: 15 } })
  })

  test('says what stood around the value, and on which lines', () => {
    expect(readJson('Sure!\n\n```json\n{\n  "answer": 15\n}\n```', lenient)).toMatchObject({
      deviations: [{ kind: 'fence', fromLine: 4, toLine: 6 }],
    })
  })
})

describe('hostile input', () => {
  const million = 1_000_000
  test.each([
    ['100,000 open brackets', '['.repeat(100_000)],
    ['100,000 closed levels', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['200,000 open braces', '{'.repeat(200_000)],
    ['braces with spaces', '{ '.repeat(100_000)],
    ['objects in objects, cut off', '{"":'.repeat(50_000)],
    ['an unclosed fence with 5,000 spaces', `\`\`\`json\n${' '.repeat(5000)}x`],
    ['a million backticks', '`'.repeat(million)],
    ['fences without end', '```json\n{'.repeat(50_000)],
    ['reasoning tags without end', '<think>'.repeat(100_000)],
    ['lone brackets before numbers', '[1 '.repeat(100_000)],
    ['quotes', '"'.repeat(million)],
    ['NUL', '\u0000'.repeat(million)],
    ['100,000 duplicates', `{${'"a":1,'.repeat(100_000)}"a":1}`],
    ['100,000 levels beside prose', `${'['.repeat(100_000)}${']'.repeat(100_000)} so [1]`],
    ['lone surrogates', '\ud800'.repeat(100_000)],
  ])('reads %s in well under a second', (_what, text) => {
    const before = performance.now()
    readJson(text)
    readJson(text, lenient)
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
