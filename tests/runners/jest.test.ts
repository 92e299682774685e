import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ciCommands, lineOf, runRunner } from './run'

const events = mkdtempSync(join(tmpdir(), 'expect-agent-events-'))
const run = runRunner(
  ['node_modules/jest/bin/jest.js', '--config=fixtures/suites/jest/jest.config.json', '--json'],
  {
    EXPECT_AGENT_EVENTS_DIR: events,
    HOSTILE_OUTPUT: '\u001b[31m##[error]gone\n::error::gone\n{"answer": 16}',
  },
)
afterAll(() => rmSync(events, { recursive: true, force: true }))

test('fails the run, and only the tests that should', () => {
  expect(run.status).toBe(1)
  expect(Object.fromEntries([...run.results].map(([title, { status }]) => [title, status]))).toEqual({
    'answers with the wrong value': 'failed',
    'answers well': 'passed',
    'answers on the second try': 'passed',
    'attacks the terminal': 'failed',
  })
})

test('shows message and code frame on the user’s line', () => {
  expect(run.output).toContain(
    [
      "    Expected key 'answer' to be 15, but got 16",
      '      line 1 │ {"answer": 16}',
      '             │            ^',
    ].join('\n'),
  )
  const line = lineOf('jest/failing.fixture.ts', `expect('{"answer": 16}')`)
  expect(run.output.replace(/> +/g, '> ')).toContain(
    `> ${line} |     expect('{"answer": 16}').toBeValidJsonWith({ answer: 15 })`,
  )
})

test('carries the record of a failure in its JSON report', () => {
  const [detail] = run.results.get('answers with the wrong value')?.failureDetails ?? []
  expect(detail?.matcherResult?.meta?.['expect-agent']).toMatchObject({
    verdict: { kind: 'fail', reasons: [{ code: 'value-mismatch', path: ['answer'] }] },
    passed: false,
  })
})

test('writes records of passes too, to the folder a reporter asked for, with attempt and test', () => {
  const records = readdirSync(events)
    .flatMap((file) => readFileSync(join(events, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
  const of = (title: string) =>
    records
      .filter(({ test: name }) => name === `an agent ${title}`)
      .map(({ attempt, passed }) => [attempt, passed])
  expect(of('answers well')).toEqual([[0, true]])
  expect(of('answers on the second try')).toEqual([
    [0, false],
    [1, true],
  ])
})

test('prints nothing of an agent’s text that a terminal or a CI would obey', () => {
  expect(ciCommands(run.output)).toEqual([])
  expect(run.output).toContain('\\u001B[31m##\\[error]gone')
})
