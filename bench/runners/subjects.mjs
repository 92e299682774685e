// What is measured inside each runner.
import { writeFileSync } from 'node:fs'
import { makeDocument, sizes } from '../documents.mjs'
import { measure } from '../measure.mjs'

/** Past it a peer needs seconds and gigabytes to compare and print the whole document. */
const PEERS_WHOLE_LIMIT = 1e6

/**
 * @param runner.expect the runner's own
 * @param runner.peers other ways to assert the same: (text, expected) => void
 * @param runner.forget drops the records made so far: one test does not make thousands
 * @param runner.report what the runner does with an error, when that and not the throw prints the differences
 */
export function benchMatchers({ expect, peers, forget = () => {}, report }) {
  expect.extend({ toDoNothing: () => ({ pass: true, message: () => 'nothing' }) })
  const results = {}
  for (const [size, bytes] of Object.entries(sizes)) {
    const document = makeDocument(bytes)
    const { text, cut, fenced, few, fewWrong, whole, wholeWrong } = document
    const own = (output, expected) => {
      expect(output).toBeValidJsonWith(expected)
      forget()
    }
    const fails = (act) => () => {
      thrownBy(act)
      forget()
    }
    const failsReported = (act) => () => {
      report(thrownBy(act))
      forget()
    }
    const subjects = {
      parse: () => JSON.parse(text),
      'no-op': () => expect(text).toDoNothing(),
      'no-op fails': fails(() => expect(text).not.toDoNothing()),
      'pass few': () => own(text, few),
      'pass whole': () => own(text, whole),
      'fail few': fails(() => own(text, fewWrong)),
      'fail whole': fails(() => own(text, wholeWrong)),
      'fail cut': fails(() => own(cut, few)),
      'fail fenced': fails(() => own(fenced, few)),
    }
    if (report) {
      subjects['fail few, reported'] = failsReported(() => own(text, fewWrong))
      subjects['fail whole, reported'] = failsReported(() => own(text, wholeWrong))
    }
    for (const [name, peer] of Object.entries(peers)) {
      subjects[`pass few: ${name}`] = () => peer(text, few)
      subjects[`fail few: ${name}`] = (report ? failsReported : fails)(() => peer(text, fewWrong))
      if (bytes > PEERS_WHOLE_LIMIT) continue
      subjects[`pass whole: ${name}`] = () => peer(text, whole)
      subjects[`fail whole: ${name}`] = (report ? failsReported : fails)(() => peer(text, wholeWrong))
    }
    results[size] = measure(subjects)
  }
  writeFileSync(process.env.BENCH_RESULTS, JSON.stringify(results))
}

function thrownBy(act) {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('expected a failure')
}
