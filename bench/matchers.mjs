// The whole matcher inside real runners, records on, beside a matcher that does nothing and the assertions of peers.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { row, title } from './table.mjs'

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
const cases = {
  'pass few': 'pass, five keys expected',
  'pass whole': 'pass, the whole document expected',
  'fail few': 'fail, a wrong value, five keys expected',
  'fail whole': 'fail, a wrong value, whole document expected',
  'fail cut': 'fail, cut off at the end',
  'fail fenced': 'fail, in a fence, with its lenient score',
}

/** In multiples of JSON.parse: what the matcher costs above a no-op matcher; then as a share of what peers cost. */
export function benchMatchers() {
  for (const [runner, command] of Object.entries(commands)) {
    const results = run(command)
    title(`expect(text).toBeValidJsonWith(expected) in ${runner}, less a no-op matcher`, 'of parse')
    for (const [size, times] of Object.entries(results)) {
      for (const [name, label] of Object.entries(cases)) {
        const fails = name.startsWith('fail')
        const own = Math.max(0, times[name] - times[fails ? 'no-op fails' : 'no-op'])
        row(`${size.padEnd(8)}${label}`, own / times.parse, fails ? 5 : 3)
      }
    }
    for (const peer of peersIn(results)) {
      title(`expect(text).toBeValidJsonWith(expected) in ${runner}, beside ${peer}`, 'of the peer')
      for (const [size, times] of Object.entries(results)) {
        for (const [name, label] of Object.entries(cases)) {
          const beside = times[`${name}: ${peer}`]
          if (beside !== undefined)
            row(`${size.padEnd(8)}${label}`, (times[`${name}, reported`] ?? times[name]) / beside, 1)
        }
      }
    }
  }
}

function peersIn(results) {
  const names = Object.values(results).flatMap((times) => Object.keys(times))
  return new Set(names.filter((name) => name.includes(': ')).map((name) => name.split(': ')[1]))
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
