import type { EvalRecord } from 'expect-agent'
import { expect, test } from 'vitest'

expect.soft('{}').toBeValidJson()
expect.soft('{}').not.toBeValidJsonWith({ answer: 15 })
void expect
  .poll(() => '{}')
  .toBeValidJson()
  .then(Boolean)

test('a test has its records', ({ task, expect }) => {
  expect('{}').toBeValidJson()
  const records: EvalRecord[] | undefined = task.meta['expect-agent']
  expect(records?.[0]?.verdict.kind).toBe('pass')
  // @ts-expect-error: no such field of a record
  records?.[0]?.judgement
})
