import { expect, test } from 'vitest'
import { ciCommands, lineOf, runRunner } from './run'

const run = runRunner([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=fixtures/suites/vitest/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
])
const recordsOf = (title: string): unknown => run.results.get(title)?.meta?.['expect-agent']

test('fails the run, and only the tests that should', () => {
  expect(run.status).toBe(1)
  expect(Object.fromEntries([...run.results].map(([title, { status }]) => [title, status]))).toEqual({
    'answers with the wrong value': 'failed',
    'answers well': 'passed',
    'fails softly, twice': 'failed',
    'answers on the second try': 'passed',
    'attacks the terminal': 'failed',
  })
})

test('shows message and code frame on the user’s line', () => {
  expect(run.output).toContain(
    [
      "Error: Expected key 'answer' to be 15, but got 16",
      '  line 1 │ {"answer": 16}',
      '         │            ^',
    ].join('\n'),
  )
  const line = lineOf('vitest/failing.fixture.ts', `expect('{"answer": 16}')`)
  expect(run.output).toContain(`❯ failing.fixture.ts:${line}:30`)
  expect(run.output).toContain(`${line}|     expect('{"answer": 16}').toBeValidJsonWith({ answer: 15 })`)
})

test('carries records of passes and failures in its JSON report', () => {
  expect(recordsOf('answers well')).toMatchObject([{ matcher: 'toBeValidJsonWith', passed: true }])
  expect(recordsOf('answers with the wrong value')).toMatchObject([
    {
      verdict: { kind: 'fail', score: 0, reasons: [{ code: 'value-mismatch', path: ['answer'] }] },
      passed: false,
      expected: { answer: 15 },
      output: '{"answer": 16}',
    },
  ])
})

test('counts attempts of a retried test', () => {
  expect(recordsOf('answers on the second try')).toMatchObject([
    { attempt: 0, passed: false },
    { attempt: 1, passed: true },
  ])
})

test('collects soft failures, undecided ones under .not among them', () => {
  expect(run.results.get('fails softly, twice')?.failureMessages).toHaveLength(2)
})

test('prints nothing of an agent’s text that a terminal or a CI would obey', () => {
  expect(ciCommands(run.output)).toEqual([])
  expect(run.output).toContain('\\u001B[31m##\\[error]gone')
})

test('paints where the runner paints', () => {
  const painted = runRunner(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=fixtures/suites/vitest/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '-t=wrong value',
    ],
    { FORCE_COLOR: '1' },
  )
  expect(painted.raw).toContain('\u001b[2mline 1 │\u001b[22m {"answer": 16}')
  expect(run.raw).not.toContain('\u001b[2mline 1')
})
