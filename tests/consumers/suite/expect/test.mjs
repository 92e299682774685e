// The least of a runner for standalone `expect`: runs tests in order and writes a report shaped like Jest's.
import { writeFileSync } from 'node:fs'
import { expect } from 'expect'

const queue = []
export const test = (title, run) => queue.push({ title, run })

process.once('beforeExit', async () => {
  const assertionResults = []
  for (const { title, run } of queue) {
    expect.setState({ currentTestName: title })
    try {
      await run()
      assertionResults.push({ title, status: 'passed', failureMessages: [] })
    } catch (error) {
      const { stack, matcherResult } = error
      assertionResults.push({
        title,
        status: 'failed',
        failureMessages: [stack],
        failureDetails: [{ matcherResult }],
      })
    }
  }
  writeFileSync('report.json', JSON.stringify({ testResults: [{ name: process.argv[1], assertionResults }] }))
  process.exitCode = assertionResults.some(({ status }) => status === 'failed') ? 1 : 0
})
