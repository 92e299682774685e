import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { matchers } from '../../matchers'
import { messageOf } from '../shared/messageOf'
import '../../src/vitest'

const folder = fileURLToPath(new URL('../../docs/matchers/', import.meta.url))
const pages = readdirSync(folder).map((file) => ({
  name: file.replace(/\.md$/, ''),
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}))

interface Block {
  readonly language: string
  readonly code: string
}

function blocksOf(section: string): Block[] {
  // A fence of the page stands at the start of a line; those inside its examples do not.
  return [...section.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))
}

function sectionOf(page: string, title: string): string {
  return page.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? ''
}

function run(code: string): void {
  new Function('expect', code)(expect)
}

test('every matcher has its page, and every page its matcher', () => {
  expect(pages.map(({ name }) => name).sort()).toEqual(Object.keys(matchers).sort())
})

describe.each(pages)('$name', ({ name, text }) => {
  test('has its sections in the same order as every page', () => {
    const titles = [...text.matchAll(/^##? (.+)$/gm)].map(([, title]) => title)
    expect(titles).toEqual([
      name,
      'Passes',
      'Fails',
      'Options',
      'Reason codes',
      ...(titles.includes('Measured') ? ['Measured'] : []),
      'What it does not check',
    ])
  })

  test.each(blocksOf(sectionOf(text, 'Passes')))('passes: $code', ({ code }) => {
    run(code)
  })

  const failing = blocksOf(sectionOf(text, 'Fails'))
  const examples = failing.filter(({ language }) => language === 'js')
  test('shows a message after each failing example', () => {
    expect(failing.map(({ language }) => language)).toEqual(examples.flatMap(() => ['js', 'text']))
  })
  test.each(examples.map(({ code }, index) => ({ code, message: failing[2 * index + 1]?.code })))(
    'fails with the message shown: $code',
    ({ code, message }) => {
      expect(messageOf(() => run(code))).toBe(message)
    },
  )
})
