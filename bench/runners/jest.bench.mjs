import { createRequire } from 'node:module'
import { expect, jest, test } from '@jest/globals'
import { benchMatchers } from './subjects.mjs'

const require = createRequire(import.meta.url)
require('../../dist/jest-globals.cjs')
expect.extend(require('jest-json'))
jest.setTimeout(300_000)

test('matchers', () => {
  benchMatchers(expect, {
    'jest-json': (expectIt, text, few) => expectIt(text).toMatchJSON(expectIt.objectContaining(few)),
  })
})
