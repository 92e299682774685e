// gradeJson beside JSON.parse.
import { gradeJson } from '../dist/index.js'
import { makeDocument, sizes } from './documents.mjs'
import { measure } from './measure.mjs'
import { row } from './table.mjs'

export function benchGrade() {
  console.log('\ngradeJson(text, expected), as a multiple of JSON.parse(text)')
  for (const [size, bytes] of Object.entries(sizes)) {
    const { text, value, few, wrong } = makeDocument(bytes)
    const cut = text.slice(0, -4)
    const fenced = ['```json', text, '```'].join('\n')
    const times = measure({
      parse: () => JSON.parse(text),
      pass: () => gradeJson(text, few),
      whole: () => gradeJson(text, value),
      wrong: () => gradeJson(text, wrong),
      cut: () => gradeJson(cut, few),
      fenced: () => gradeJson(fenced, few),
    })
    row(`${size}  pass, four keys expected`, times.pass / times.parse, 3)
    row(`${size}  pass, the whole document expected`, times.whole / times.parse, 3)
    row(`${size}  fail, a wrong value`, times.wrong / times.parse, 5)
    row(`${size}  fail, cut off at the end`, times.cut / times.parse, 5)
    row(`${size}  fail, in a fence, with the lenient score`, times.fenced / times.parse, 5)
  }
}
