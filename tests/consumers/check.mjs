import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import { expectations } from './suite/expectations.mjs'

/**
 * What a run of the suite in one project got wrong; empty when nothing.
 *
 * @param project one of projects.mjs
 * @param folder where it ran, with its report.json and, but for Vitest, the event files in events/
 * @param run the exit code and all that was printed
 * @returns {string[]}
 */
export function checkRun(project, folder, { status, printed }) {
  const problems = []
  const report = readJson(join(folder, 'report.json'))
  if (report === undefined) return [`no report was written (exit ${status}):\n${printed}`]
  if (status !== 1) problems.push(`exit code ${status}, expected 1`)

  const events = readEvents(join(folder, 'events'))
  for (const suite of Object.keys(project.suites)) {
    const file = report.testResults.find(({ name }) => basename(name) === suite)
    const results = file?.assertionResults ?? []
    const titles = results.map(({ title }) => title)
    if (!isDeepStrictEqual(titles, Object.keys(expectations))) {
      problems.push(`${suite}: ran ${titles.length} tests, not the ones of the suite; ${file?.message ?? ''}`)
    }
    for (const result of results) {
      const { title } = result
      const records =
        project.runner === 'vitest' ? result.meta?.['expect-agent'] : eventsOf(events, suite, title)
      const found = checkTest(expectations[title], result, records ?? [], { project, folder, suite, printed })
      problems.push(...found.map((problem) => `${suite} > ${title}: ${problem}`))
    }
  }
  return problems
}

function checkTest(expected, result, records, context) {
  const { headline } = expected
  const problems = []
  const equal = (what, got, wanted) => {
    if (!isDeepStrictEqual(got, wanted))
      problems.push(`${what}: got ${JSON.stringify(got)}, expected ${JSON.stringify(wanted)}`)
  }
  equal('status', result.status, headline === undefined ? 'passed' : 'failed')
  equal('records', records.map(summary), expected.records)
  if (headline === undefined || result.status !== 'failed') return problems

  const [message = ''] = result.failureMessages.map(stripVTControlCharacters)
  equal('headline', message.split('\n')[0].replace(/^(Usage)?Error: /, ''), headline)
  const line = failingLine(context.folder, context.suite, result.title)
  const frame = message.split('\n').find((text) => /^\s+at (?!.*node_modules)/.test(text)) ?? ''
  equal('first stack frame of the user', /([^/\\]+:\d+):\d+\)?$/.exec(frame)?.[1], `${context.suite}:${line}`)
  problems.push(...checkPrinted(line, headline, context))
  if (context.project.runner !== 'vitest') {
    const { meta } = result.failureDetails[0]?.matcherResult ?? {}
    equal('meta of the matcher result', meta ? [summary(meta['expect-agent'])] : [], expected.records)
  }
  return problems
}

/** The terminal shows the headline, and a code frame of the user's own line. */
function checkPrinted(line, headline, { project, suite, printed }) {
  if (project.runner === 'expect') return []
  const place = project.runner === 'vitest' ? ` ❯ ${suite}:${line}:` : `(${suite}:${line}:`
  // Vitest shortens the lines it shows, so the end of the line may be missing.
  const frame = new RegExp(`^ +(> )?${line} ?\\| +expect\\(`, 'm')
  const shown = [
    ['the headline', printed.includes(headline)],
    [`the place ${place}`, printed.includes(place)],
    [`a code frame of line ${line}`, frame.test(printed)],
  ]
  return shown.flatMap(([what, isShown]) => (isShown ? [] : [`${what} is not printed`]))
}

/** The line of the expectation that fails in a test: the first one marked so after its title. */
function failingLine(folder, suite, title) {
  const lines = readFileSync(join(folder, suite), 'utf8').split('\n')
  const start = lines.findIndex((text) => text.startsWith(`test('${title}'`))
  return lines.findIndex((text, index) => index > start && text.endsWith('// fails')) + 1
}

function summary(record) {
  const { matcher, verdict, negated, passed } = record
  return `${negated ? 'not.' : ''}${matcher}: ${verdict.kind}, ${passed ? 'passed' : 'failed'}`
}

function eventsOf(events, suite, title) {
  // Standalone expect knows no file; there is one suite then.
  return events.filter(({ file, test }) => test === title && (file === undefined || basename(file) === suite))
}

function readEvents(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
