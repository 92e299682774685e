// What importing expect-agent/vitest loads besides the runner, in a process of its own.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { check } from './table.mjs'

const entry = new URL('../dist/vitest.js', import.meta.url)
const hooks = `
  import { writeSync } from 'node:fs'
  export const resolve = (name, context, next) => name === 'vitest'
    ? { url: 'data:text/javascript,export const expect = { extend() {} }', shortCircuit: true }
    : next(name, context)
  export const load = (url, context, next) => { writeSync(1, url + '\\n'); return next(url, context) }`
const program = `
  import { createRequire, register } from 'node:module'
  register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}))
  await import(${JSON.stringify(entry.href)})
  const { cache } = createRequire(${JSON.stringify(entry.href)})
  console.log(Object.keys(cache).join('\\n'))`

export function benchModules() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    encoding: 'utf8',
  })
  if (status !== 0 || !stdout.includes(entry.href)) throw new Error(stdout + stderr)
  const names = [...stdout.matchAll(/node_modules\/((?:@[^/]+\/)?[^/\n]+)\//g)].map(([, name]) => name)
  const packages = [...new Set(names)]
  const isLight = !packages.some((name) => name === 'zod' || name === 'yaml')
  check('expect-agent/vitest loads neither zod nor yaml, but only', isLight, packages.join(', ') || 'itself')
}
