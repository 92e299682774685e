import { describe, expect, test } from 'vitest'
import { readAbstention } from '../../../src/read/abstention/readAbstention'

describe('an output that only looks like an abstention', () => {
  test.each([
    "I'm sorry to hear that. The answer is 4.",
    'Sorry, but a domain name is not personal information.',
    "'I cannot let you pass,' the guard said.",
    'Here is the handler:\n\n```js\n// I cannot help with that\nthrow new Error("I don\'t know")\n```',
    "I don't know of any reason not to: yes.",
    'There is no such law.',
    'Error: connect ECONNREFUSED 127.0.0.1:8080',
    'No.',
    'None of them.',
    'None.',
    '0',
    '28',
    'Anna',
    'Yes, it is illegal to park there.',
  ])('%j is an answer', (text) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'answered' })
  })
})

describe('what follows a decline', () => {
  test('reasons and advice leave it a decline', () => {
    expect(
      readAbstention("I can't help with that. It would harm people. Please talk to someone you trust."),
    ).toMatchObject({ kind: 'abstained', form: 'refusal', quote: "I can't help with that." })
  })

  test('a turn to content makes it a partial answer, with both quoted', () => {
    expect(
      readAbstention(
        'I cannot say when it was built.\n\nHowever, the tower is 96 metres high and made of granite.',
      ),
    ).toEqual({
      kind: 'partial',
      form: 'refusal',
      quote: 'I cannot say when it was built.',
      content: 'However, the tower is 96 metres high and made of granite.',
    })
  })

  test('a disclaimer before content is nothing but a disclaimer', () => {
    expect(
      readAbstention(
        'As an AI, I do not have personal opinions. However, most critics prefer the second edition.',
      ),
    ).toEqual({
      kind: 'answered',
      after: 'disclaimer',
      quote: 'However, most critics prefer the second edition.',
    })
  })

  test('a concession in the same sentence is overridden by its clause', () => {
    expect(
      readAbstention(
        "Without the logs I can't tell exactly why, but here are likely causes: a full disk, a broken pipe, or a wrong path.",
      ),
    ).toMatchObject({ kind: 'partial' })
  })
})

describe('values that stand for none', () => {
  test.each(['N/A', 'n/a', 'null', 'None', '-', '—', '**N/A**', '"null"', 'unknown'])('%j is one', (text) => {
    expect(readAbstention(text)).toEqual({ kind: 'abstained', form: 'null-value', quote: text })
  })
  test.each(['', ' \n\t'])('%j is empty', (text) => {
    expect(readAbstention(text)).toEqual({ kind: 'abstained', form: 'empty' })
  })
})

describe('JSON abstains when its only content says so', () => {
  test.each([
    ['{"answer": null}', 'null-value'],
    ['{"answer": null, "reason": "no data for 1875"}', 'null-value'],
    ['{"answer": "N/A", "confidence": 0.1}', 'null-value'],
    ['{"abstain": true}', 'refusal'],
    ['{"abstain": "the dataset holds no dates"}', 'refusal'],
    ['```json\n{"answer": null}\n```', 'null-value'],
    ['{"answerable": false}', 'refusal'],
    ['{"refusal": "I cannot help with that."}', 'refusal'],
    ['{"answer": "I don\'t know."}', 'unknown'],
    ['{"message": "I can\'t help with that."}', 'refusal'],
  ] as const)('%s does', (text, form) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'abstained', form })
  })
  test.each([
    '{"error": "connection refused"}',
    '{"answer": 0}',
    '{"answer": null, "error": "timeout"}',
    '{"message": "It is 15.", "confidence": 0.2}',
    '`{"answer": null}` is what the endpoint returns, `{}` is not',
    '{"answer": false}',
    '{"answer": null, "unit": "kg"}',
    '{"abstain": false, "answer": 15}',
    '{}x',
    '[1]',
  ])('%s does not', (text) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'answered' })
  })
  test('a key that asks is a question back', () => {
    expect(readAbstention('{"clarification": "Which pump?"}')).toMatchObject({ kind: 'clarifying' })
  })
})

describe('wording of the project', () => {
  test('is found in any case, or by a pattern, and its sentence quoted', () => {
    const text = 'Thanks. This is OUTSIDE my remit. Bye.'
    expect(readAbstention(text, { phrases: ['outside my remit'] })).toEqual({
      kind: 'abstained',
      form: 'phrase',
      quote: 'This is OUTSIDE my remit.',
    })
    expect(readAbstention('NO_ANSWER', { phrases: [/^NO_ANSWER$/g] })).toMatchObject({ form: 'phrase' })
  })
})

describe('a long text', () => {
  const chapter = 'The pump runs at 40 hertz and the valve is open. '.repeat(1_000)
  test('is an answer, whatever its middle says', () => {
    expect(readAbstention(`${chapter}I don't know. ${chapter}`)).toMatchObject({ kind: 'answered' })
  })
  test('that opens with a decline is a partial answer', () => {
    expect(readAbstention(`I can't help with that. ${chapter}`)).toMatchObject({ kind: 'partial' })
  })
  test('costs no more than its length', () => {
    const time = (text: string): number => {
      const times = Array.from({ length: 20 }, () => {
        const before = performance.now()
        readAbstention(text)
        return performance.now() - before
      })
      return Math.min(...times)
    }
    const text = `${chapter.slice(0, 1_500)}\n\nI'm not sure, but the documents don't say more than that.\n\n`
    // Linear is ten times; the rest is for a busy machine.
    expect(time(text.repeat(10))).toBeLessThan(20 * time(text))
  })
})

describe('any text', () => {
  const million = 1_000_000
  test.each([
    ['one letter', 'a'.repeat(million)],
    ['spaces', `${' '.repeat(million)}x`],
    ['quotation marks', '"'.repeat(million)],
    ['backticks', '`'.repeat(million)],
    ['stops', '. '.repeat(million / 2)],
    ['declines', "I can't ".repeat(million / 8)],
    ['Chinese', '我无法'.repeat(million / 3)],
    ['lone surrogates', '\ud800'.repeat(million)],
    ['NUL', '\u0000'.repeat(million)],
    ['letters that grow in lower case', 'İ'.repeat(million)],
  ])('a megabyte of %s is read in well under a second', (_what, text) => {
    const before = performance.now()
    readAbstention(text)
    expect(performance.now() - before).toBeLessThan(500)
  })
})
