import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { matchers } from '../../matchers'
import { EVENTS_DIR, writeEventFiles } from '../../src/record/eventFiles'
import { shared } from '../../src/record/shared'
import { toJsonSafe } from '../../src/record/toJsonSafe'
import { fail, pass, undecided } from '../../src/verdict/Verdict'
import '../../src/vitest'

describe('a record', () => {
  test('travels with the Vitest task, for passes and failures alike', ({ task }) => {
    expect('{"answer": 15}').toBeValidJsonWith({ answer: 15 })
    expect('{"answer": 16}').not.toBeValidJsonWith({ answer: 15 })
    expect(() => expect('{}').toBeValidJsonWith({ answer: 15 }, { name: 'sum', weight: 2 })).toThrow()
    expect(task.meta['expect-agent']).toEqual([
      {
        matcher: 'toBeValidJsonWith',
        verdict: pass(),
        negated: false,
        passed: true,
        expected: { answer: 15 },
        output: '{"answer": 15}',
        attempt: 0,
        test: expect.stringContaining('travels with the Vitest task'),
        file: expect.stringContaining('records.test.ts'),
      },
      expect.objectContaining({
        verdict: fail({
          code: 'value-mismatch',
          path: ['answer'],
          expected: '15',
          got: '16',
          place: { offset: 11, line: 1, column: 12 },
        }),
        negated: true,
        passed: true,
      }),
      expect.objectContaining({
        name: 'sum',
        weight: 2,
        verdict: fail({ code: 'missing-key', path: ['answer'], expected: '15' }),
        passed: false,
      }),
    ])
  })

  test('is made inside toEqual too, where the matcher is given no task', ({ task }) => {
    expect({ output: '{"answer": 15}' }).toEqual({ output: expect.toBeValidJsonWith({ answer: 15 }) })
    expect(task.meta['expect-agent']).toMatchObject([{ matcher: 'toBeValidJsonWith', passed: true }])
  })

  test('of an undecided verdict never passes, and advice is marked', ({ task }) => {
    expect(undefined).toBeValidJson({ advisory: true })
    expect(undefined).not.toBeValidJson({ advisory: true })
    expect(task.meta['expect-agent']).toMatchObject([
      { verdict: undecided({ code: 'no-output' }), negated: false, passed: false, advisory: true },
      { verdict: undecided({ code: 'no-output' }), negated: true, passed: false, advisory: true },
    ])
  })

  test('is returned as meta, and is JSON whatever was expected', () => {
    const result = matchers.toBeValidJsonWith.call({}, '{"a": "x"}', { a: expect.any(Number) })
    expect(result.meta).toEqual({
      'expect-agent': expect.objectContaining({
        expected: { a: 'Any<Number>' },
        output: '{"a": "x"}',
        attempt: 0,
      }),
    })
    expect(JSON.parse(JSON.stringify(result.meta))).toEqual(result.meta)
  })

  test('holds at most 64 KB of a text, cut in the middle, and says so', ({ task }) => {
    expect(`{"a": "${'x'.repeat(1_000_000)}"}`).toBeValidJson()
    const output = task.meta['expect-agent']?.[0]?.output ?? ''
    expect(output.length).toBeLessThan(64 * 1024 + 50)
    expect(output).toMatch(/^\{"a": "x+\n…\(934473 characters cut\)…\nx+"\}$/)
  })
})

describe('event files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'expect-agent-'))
  afterEach(() => {
    delete process.env[EVENTS_DIR]
    delete shared().writer
    rmSync(folder, { recursive: true, force: true })
  })

  test('are written only where a reporter asked for them', () => {
    writeEventFiles()
    expect('{}').toBeValidJson()
    expect(readdirSync(folder)).toEqual([])
    process.env[EVENTS_DIR] = folder
    expect('{}').toBeValidJson()
    expect('{"a": 1}').toBeValidJson()
    const [file = ''] = readdirSync(folder)
    const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ output: '{}' }, { output: '{"a": 1}' }])
  })
})

describe('toJsonSafe', () => {
  const cyclic: Record<string, unknown> = { a: 1 }
  cyclic.self = cyclic
  const throwing = {
    get a() {
      throw new Error('no')
    },
  }
  test.each([
    ['a function', { f: () => 1 }, { f: '(function)' }],
    ['a bigint', [1n], ['1']],
    ['NaN', [Number.NaN], ['NaN']],
    ['undefined', [undefined], ['undefined']],
    ['a symbol', [Symbol('s')], ['Symbol(s)']],
    ['a getter that throws', { throwing }, { throwing: '(unreadable)' }],
    ['an asymmetric matcher', [expect.stringContaining('x')], ['StringContaining "x"']],
  ])('copies %s as text', (_what, value, copy) => {
    expect(toJsonSafe(value)).toEqual(copy)
  })

  test('ends on cycles and on values without end', () => {
    expect(JSON.stringify(toJsonSafe(cyclic)).length).toBeLessThan(10_000)
    expect(JSON.stringify(toJsonSafe(Array(1_000_000).fill('x'.repeat(100)))).length).toBeLessThan(200_000)
  })
})
