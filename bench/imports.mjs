// What a set-up file costs each test file in Vitest: fresh runs that take turns, by Vitest's own figure.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './measure.mjs'
import { row, title } from './table.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const OWN = 'expect-agent/vitest'
const setUps = {
  [OWN]: `import 'expect-agent/vitest'`,
  '@testing-library/jest-dom/vitest': `import '@testing-library/jest-dom/vitest'`,
  'jest-extended': `import * as matchers from 'jest-extended'; import { expect } from 'vitest'; expect.extend(matchers)`,
  'no package': `import 'vitest'`,
}
const FILES = 4
const ROUNDS = 7

export function benchImports() {
  const folder = makeProject()
  try {
    const samples = Object.fromEntries(Object.keys(setUps).map((name) => [name, []]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of Object.keys(setUps)) samples[name].push(setUpTime(folder, name))
    }
    title(`set-up with ${OWN} in ${FILES} test files, medians of ${ROUNDS} runs`, 'of the peer')
    for (const [name, values] of Object.entries(samples)) {
      if (name === OWN) continue
      row(`beside ${name}`, median(samples[OWN]) / median(values), name === 'no package' ? undefined : 1)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Outside the repository, and with expect-agent copied, not linked: in both cases Vite would take the package
 * for sources to rewrite, as it never does where it is installed.
 */
function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'expect-agent-bench-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['vitest', 'vite', 'picocolors', 'jest-extended', '@testing-library']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  const installed = join(folder, 'node_modules', 'expect-agent')
  cpSync(join(root, 'dist'), join(installed, 'dist'), { recursive: true })
  cpSync(join(root, 'package.json'), join(installed, 'package.json'))
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    "export default { test: { setupFiles: ['./setUp.mjs'], include: ['*.case.mjs'] } }",
  )
  for (let n = 0; n < FILES; n++) {
    writeFileSync(join(folder, `${n}.case.mjs`), "import { test } from 'vitest'\ntest('nothing', () => {})\n")
  }
  return folder
}

function setUpTime(folder, name) {
  writeFileSync(join(folder, 'setUp.mjs'), setUps[name])
  // One worker: two would slow each other down.
  const args = [`${root}node_modules/vitest/vitest.mjs`, 'run', '--maxWorkers=1']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const [, number, unit] = stdout.match(/setup ([\d.]+)(ms|s)/) ?? []
  if (number === undefined || !/ [0-9]+ passed/.test(stdout)) throw new Error(stdout + stderr)
  return Number(number) * (unit === 's' ? 1000 : 1)
}
