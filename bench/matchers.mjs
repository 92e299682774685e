// The whole matcher inside real runners, records on, beside a matcher that does nothing and the assertions of peers.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { row } from './table.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const commands = {
  Vitest: ['node_modules/vitest/vitest.mjs', 'run', '--config=bench/runners/vitest.config.mjs'],
  Jest: [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--config=bench/runners/jest.config.json',
  ],
}

export function benchMatchers() {
  for (const [runner, command] of Object.entries(commands)) {
    console.log(`\nexpect(text).toBeValidJsonWith(four keys) in ${runner}, as a multiple of what it may cost`)
    for (const [size, times] of Object.entries(run(command))) {
      row(
        `${size}  pass, of a matcher that does nothing + 3 x JSON.parse`,
        times.pass / (times.nothing + 3 * times.parse),
        1,
      )
      row(
        `${size}  fail, of one that fails for nothing + 5 x JSON.parse`,
        times.fail / (times.failsNothing + 5 * times.parse),
        1,
      )
      row(`${size}  pass, of JSON.parse + toMatchObject`, times.pass / times.toMatchObject, 1)
      row(`${size}  fail, of JSON.parse + toMatchObject`, times.fail / times.failsToMatchObject, 1)
      if (times['jest-json']) row(`${size}  pass, of jest-json`, times.pass / times['jest-json'], 1)
    }
  }
}

function run(command) {
  const folder = mkdtempSync(join(tmpdir(), 'expect-agent-bench-'))
  try {
    const file = join(folder, 'results.json')
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, BENCH_RESULTS: file },
    })
    if (status !== 0) throw new Error(stdout + stderr)
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
