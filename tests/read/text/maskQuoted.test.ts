import { describe, expect, test } from 'vitest'
import { maskQuoted } from '../../../src/read/text/maskQuoted'

/** With one dot for each run of blotted characters. */
const mask = (text: string): string => maskQuoted(text).replace(/\uFFFC+/g, '·')

describe('maskQuoted', () => {
  test.each([
    ['He said "no way" to me.', 'He said ·" to me.'],
    ["'I cannot,' he said.", "·' he said."],
    ['“Nein.” sagte er', '·.” sagte er'],
    ['Run `exit 1` now', 'Run · now'],
    ['See:\n```js\n// sorry\n```\nDone', 'See:\n·\nDone'],
    ['Cut off:\n```\nsorry', 'Cut off:\n·'],
    ['> I cannot\nOK', '·\nOK'],
    ['「いいえ」と', '·」と'],
  ])('blots out what is quoted in %j', (text, masked) => {
    expect(mask(text)).toBe(masked)
    expect(maskQuoted(text)).toHaveLength(text.length)
  })

  test.each(["I can't and won't", 'a 5\'10" man', 'a > b', 'one " alone', "the users' files"])(
    'leaves %j as it is',
    (text) => {
      expect(maskQuoted(text)).toBe(text)
    },
  )
})
