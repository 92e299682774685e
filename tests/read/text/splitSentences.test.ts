import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../src/read/text/splitSentences'

const split = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text)

describe('splitSentences', () => {
  test.each<[string, string, string[]]>([
    ['at stops', 'It rains. Does it? Yes!', ['It rains.', 'Does it?', 'Yes!']],
    ['at stops before lower case', 'i do not know. ask her', ['i do not know.', 'ask her']],
    ['after a closing quote', 'He said "no." Then he left.', ['He said "no."', 'Then he left.']],
    [
      'after a citation',
      'It is not there.[1] Ask us. [2, 3] Bye.',
      ['It is not there.[1]', 'Ask us. [2, 3]', 'Bye.'],
    ],
    ['after bold', '**It is B.** The rest is worse.', ['**It is B.**', 'The rest is worse.']],
    ['after a label', 'The winner is A. It is shorter.', ['The winner is A.', 'It is shorter.']],
    ['after a short answer', 'No. The rule says so.', ['No.', 'The rule says so.']],
    ['after an abbreviation that ends a sentence', 'Rice, etc. The rest', ['Rice, etc.', 'The rest']],
    ['at Chinese stops', '抱歉。我不知道！你呢？', ['抱歉。', '我不知道！', '你呢？']],
    [
      'at a Japanese stop before a bracket',
      '「はい。」と言った。次です。',
      ['「はい。」', 'と言った。', '次です。'],
    ],
    ['at line ends', '# Title\nText here\n- one\n- two', ['# Title', 'Text here', '- one', '- two']],
    ['at table rows', '| a | b |\n| c | d |', ['| a | b |', '| c | d |']],
    ['after a colon at a line end', 'Likely causes:\na full disk', ['Likely causes:', 'a full disk']],
  ])('ends a sentence %s', (_, text, expected) => {
    expect(split(text)).toEqual(expected)
  })

  test.each<[string, string]>([
    ['in decimals', 'It is 4.5 m and costs $3.20 now.'],
    ['in addresses and ids', 'See example.com, v2.0.1 and Motor.B10 for it.'],
    ['in full-width decimals', '３．５です。'],
    ['after titles', 'Ask Dr. Jones and Mrs. The about it.'],
    ['after initials', 'J. K. Rowling and George W. Bush met.'],
    ['in e.g. and p.m.', 'Come at 5 p.m. on Monday, e.g. by train.'],
    ['after U.S.', 'The U.S. President and the U.S. economy.'],
    ['after a number word', 'See No. 4 and Fig. 3 for it.'],
    ['after a list number', '1. Open the lid'],
    ['after a list letter', 'A. Open the lid'],
    ['at a quoted question', '"Why?" he asked.'],
    ['at an ellipsis within', 'Well... maybe it is.'],
    [
      'at a wrapped line',
      'The policy was written by a man whose name was never given to\nJohn Smith and others.',
    ],
    ['at a wrapped lower-case line', 'The policy was written\nby a man.'],
  ])('does not end a sentence %s', (_, text) => {
    expect(split(text)).toEqual([text])
  })

  test('gives offsets into the text and counts paragraphs', () => {
    const text = '  One. Two.\r\n\r\n\n Three'
    expect(splitSentences(text)).toEqual([
      { text: 'One.', start: 2, end: 6, paragraph: 0 },
      { text: 'Two.', start: 7, end: 11, paragraph: 0 },
      { text: 'Three', start: 17, end: 22, paragraph: 1 },
    ])
  })

  test.each(['', ' ', '\n\n', '\u0000', '\ud800', '...', '?!', '[', '. [', '.[1', '"'])(
    'takes %j',
    (text) => {
      for (const { text: sentence, start, end } of splitSentences(text)) {
        expect(sentence).toBe(text.slice(start, end))
      }
    },
  )

  test.each(['a', ' ', '\n', '.', '. ', 'A. ', '[1', '.[', '"', 'e.g. ', 'x\n', '\r\n'])(
    'takes a megabyte of %j in linear time',
    (unit) => {
      const time = (size: number): number => {
        const text = unit.repeat(size / unit.length)
        const started = performance.now()
        splitSentences(text)
        return performance.now() - started
      }
      time(100_000)
      const small = Math.min(time(100_000), time(100_000), time(100_000))
      // A quadratic splitter takes a hundred times as long, and a busy machine perhaps three times.
      expect(time(1_000_000)).toBeLessThan(Math.max(40 * small, 150))
    },
  )
})
