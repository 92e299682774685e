import { createRequire } from 'node:module'
import { expect, jest, test } from '@jest/globals'
import { benchMatchers } from './subjects.mjs'

const require = createRequire(import.meta.url)
require('../../dist/jest-globals.cjs')
expect.extend(require('jest-json'))
jest.setTimeout(300_000)

test('matchers', () => {
  benchMatchers({
    expect,
    peers: {
      'JSON.parse + toMatchObject': (text, expected) => expect(JSON.parse(text)).toMatchObject(expected),
      'jest-json': (text, expected) => expect(text).toMatchJSON(expect.objectContaining(expected)),
    },
  })
})
