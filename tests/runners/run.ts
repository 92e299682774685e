import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root: string = fileURLToPath(new URL('../../', import.meta.url))

interface Result {
  readonly title: string
  readonly status: string
  readonly failureMessages: string[]
  readonly failureDetails?: { matcherResult?: { meta?: Record<string, unknown> } }[]
  readonly meta?: Record<string, unknown>
}

export interface Run {
  readonly status: number | null
  /** What a terminal shows, without colours. */
  readonly output: string
  /** As it came. */
  readonly raw: string
  readonly results: ReadonlyMap<string, Result>
}

/** Runs a real runner as a user does, in a process of its own, and reads its JSON report. */
export function runRunner(command: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const folder = mkdtempSync(join(tmpdir(), 'expect-agent-run-'))
  try {
    const report = join(folder, 'report.json')
    const args = [...command, `--outputFile=${report}`]
    // The runner around this test must not be seen by the one inside it.
    const { PATH = '', HOME = '' } = process.env
    const run = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { PATH, HOME, ...(!env.FORCE_COLOR && { NO_COLOR: '1' }), ...env },
    })
    const raw = run.stdout + run.stderr
    const { testResults }: { testResults: { assertionResults: Result[] }[] } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    const results = testResults.flatMap(({ assertionResults }) => assertionResults)
    return {
      status: run.status,
      output: stripVTControlCharacters(raw),
      raw,
      results: new Map(results.map((result) => [result.title, result])),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lines that a CI would take for a command; GitHub trims blanks before `::` and finds `##[` anywhere. */
export function ciCommands(output: string): string[] {
  return output.split('\n').filter((line) => /^\s*::[a-z]|##\[/.test(line))
}

/** The 1-based line of a suite's file that first holds `text`. */
export function lineOf(file: string, text: string): number {
  const lines = readFileSync(join(root, 'fixtures/suites', file), 'utf8').split('\n')
  return lines.findIndex((line) => line.includes(text)) + 1
}
