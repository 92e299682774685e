import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import '../../dist/vitest.js'
import { benchMatchers } from './subjects.mjs'

// Vitest prints the differences of its own matchers only when it reports the error, ours when it is thrown.
const { processError } = await import(
  createRequire(import.meta.resolve('vitest')).resolve('@vitest/utils/error')
)

test('matchers', { timeout: 300_000 }, ({ task }) => {
  benchMatchers({
    expect,
    peers: {
      'JSON.parse + toMatchObject': (text, expected) => expect(JSON.parse(text)).toMatchObject(expected),
    },
    forget: () => {
      if (task.meta['expect-agent']) task.meta['expect-agent'].length = 0
    },
    report: processError,
  })
})
