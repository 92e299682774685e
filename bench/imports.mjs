// What a set-up file costs each test file: processes that import it, beside one that imports only the runner.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './measure.mjs'
import { note, row } from './table.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const setUps = {
  'expect-agent/vitest': `import '${root}dist/vitest.js'`,
  '@testing-library/jest-dom/vitest': `import '@testing-library/jest-dom/vitest'`,
  'jest-extended': `import * as matchers from 'jest-extended'; import { expect } from 'vitest'; expect.extend(matchers)`,
}
const FILES = 8
const ROUNDS = 7

/** Vitest's own figure: the time its workers spend on set-up files. */
export function benchImports() {
  console.log(`\nset-up of ${FILES} test files in Vitest, medians of ${ROUNDS} runs`)
  const samples = Object.fromEntries(Object.keys(setUps).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, setUp] of Object.entries(setUps)) samples[name].push(setUpTime(setUp))
  }
  const times = Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, median(values)]))
  for (const [name, time] of Object.entries(times)) note(name, `${time.toFixed(0)} ms`)
  const own = times['expect-agent/vitest']
  for (const [name, time] of Object.entries(times)) {
    if (name !== 'expect-agent/vitest') row(`expect-agent/vitest, of ${name}`, own / time, 1)
  }
}

function setUpTime(setUp) {
  // Inside the project, so that packages resolve; vitest.config.ts of the project is not used.
  const folder = mkdtempSync(join(root, 'node_modules', '.bench-'))
  try {
    writeFileSync(join(folder, 'setup.mjs'), setUp)
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      "export default { test: { setupFiles: ['./setup.mjs'], include: ['*.case.mjs'], exclude: [] } }",
    )
    for (let n = 0; n < FILES; n++)
      writeFileSync(
        join(folder, `${n}.case.mjs`),
        "import { test } from 'vitest'\ntest('nothing', () => {})\n",
      )
    const { stdout } = spawnSync(
      process.execPath,
      [`${root}node_modules/vitest/vitest.mjs`, 'run', `--root=${folder}`],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      },
    )
    const [, number, unit] = stdout.match(/setup ([\d.]+)(ms|s)/) ?? []
    if (number === undefined) throw new Error(stdout)
    return Number(number) * (unit === 's' ? 1000 : 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
