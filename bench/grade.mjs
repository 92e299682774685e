// gradeJson beside JSON.parse.
import { gradeJson } from '../dist/index.js'
import { makeDocument, sizes } from './documents.mjs'
import { measure } from './measure.mjs'
import { row, title } from './table.mjs'

/** label: [kind of verdict, its bar, what is graded] */
const cases = {
  'pass, five keys expected': ['pass', 3, ({ text, few }) => [text, few]],
  'pass, the whole document expected': ['pass', 3, ({ text, whole }) => [text, whole]],
  'fail, a wrong value, five keys expected': ['fail', 5, ({ text, fewWrong }) => [text, fewWrong]],
  'fail, a wrong value, the whole document expected': [
    'fail',
    5,
    ({ text, wholeWrong }) => [text, wholeWrong],
  ],
  'fail, cut off at the end': ['fail', 5, ({ cut, few }) => [cut, few]],
  'fail, in a fence, with its lenient score': ['fail', 5, ({ fenced, few }) => [fenced, few]],
}

export function benchGrade() {
  title('gradeJson(text, expected)', 'of parse')
  for (const [size, bytes] of Object.entries(sizes)) {
    const document = makeDocument(bytes)
    const subjects = { parse: () => JSON.parse(document.text) }
    for (const [label, [kind, , input]] of Object.entries(cases)) {
      const [text, expected] = input(document)
      subjects[label] = () => {
        if (gradeJson(text, expected).kind !== kind) throw new Error(`${size}: not a ${label}`)
      }
    }
    const times = measure(subjects)
    for (const [label, [, bar]] of Object.entries(cases))
      row(`${size.padEnd(8)}${label}`, times[label] / times.parse, bar)
  }
}
