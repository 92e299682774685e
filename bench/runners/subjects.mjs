// What is measured inside each runner; the runner's own expect is passed in.
import { writeFileSync } from 'node:fs'
import { makeDocument, sizes } from '../documents.mjs'
import { measure } from '../measure.mjs'

export function benchMatchers(expect, peers = {}) {
  expect.extend({ toDoNothing: () => ({ pass: true, message: () => '' }) })
  const results = {}
  for (const [size, bytes] of Object.entries(sizes)) {
    const { text, few, wrong } = makeDocument(bytes)
    results[size] = measure({
      parse: () => JSON.parse(text),
      nothing: () => expect(text).toDoNothing(),
      pass: () => expect(text).toBeValidJsonWith(few),
      fail: () => caught(() => expect(text).toBeValidJsonWith(wrong)),
      failsNothing: () => caught(() => expect(text).not.toDoNothing()),
      toMatchObject: () => expect(JSON.parse(text)).toMatchObject(few),
      failsToMatchObject: () => caught(() => expect(JSON.parse(text)).toMatchObject(wrong)),
      ...Object.fromEntries(
        Object.entries(peers).map(([name, peer]) => [name, () => peer(expect, text, few)]),
      ),
    })
  }
  writeFileSync(process.env.BENCH_RESULTS, JSON.stringify(results))
}

function caught(act) {
  try {
    act()
  } catch {
    return
  }
  throw new Error('expected a failure')
}
