// Installs the packed library into a project of every supported runner, as a user would, and runs the same
// evals and type checks in each: node tests/consumers/run.mjs [project…] [--keep]
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { checkRun } from './check.mjs'
import { projects } from './projects.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const env = plainEnvironment()
const temp = mkdtempSync(join(tmpdir(), 'expect-agent-consumers-'))
let failed = 0
let passed = 0

try {
  const tarball = pack()
  const compilers = [
    join(root, 'node_modules/typescript'),
    join(install('typescript-7'), 'node_modules/typescript'),
  ]
  const rows = [
    ['project', 'runner', 'node', 'evals', ...compilers.map((path) => `types ${versionOf(path)}`)],
  ]
  const problems = []
  for (const project of projects.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const started = Date.now()
    try {
      rows.push(checkProject(project, tarball, compilers, problems))
    } catch (error) {
      failed++
      rows.push([project.name, 'NOT RUN', '', '', ...compilers.map(() => '')])
      problems.push(`${project.name}: ${error.stack}${error.stderr ?? ''}`)
    }
    console.error(`${project.name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  console.log(`\n${table(rows)}\n`)
  for (const problem of problems) console.log(`${problem}\n`)
} catch (error) {
  failed++
  console.error(error)
} finally {
  if (process.argv.includes('--keep')) console.log(`kept: ${temp}`)
  else rmSync(temp, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function checkProject(project, tarball, compilers, problems) {
  const { folder, node } = lay(project, tarball)
  const runner = `${project.runner} ${versionOf(join(folder, 'node_modules', project.runner))}`
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  const evals = checkRun(project, folder, runEvals(project, folder, node))
  const types = compilers.map((path) =>
    tally(project, `types ${versionOf(path)}`, checkTypes(project, folder, path), problems),
  )
  return [project.name, runner, version, tally(project, 'evals', evals, problems), ...types]
}

/** The library as it would be published. */
function pack() {
  if (!existsSync(join(root, 'dist/index.js'))) npm(root, 'run', 'build')
  const [{ filename }] = JSON.parse(
    npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', temp),
  )
  return join(temp, filename)
}

/** A fresh copy of a project outside the repository, with its pins and the tarball installed. */
function install(name, ...packages) {
  const folder = join(temp, name)
  cpSync(join(here, name), folder, { recursive: true })
  npm(folder, 'install', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', ...packages)
  return folder
}

function lay(project, tarball) {
  const folder = install(project.name, '--save-dev', tarball)
  cpSync(join(here, 'suite', project.family), folder, { recursive: true })
  cpSync(join(here, 'suite/tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  const withImports = (source, targets) => {
    const [, ...lines] = readFileSync(join(here, 'suite', source), 'utf8').split('\n')
    for (const [target, imports] of Object.entries(targets)) {
      writeFileSync(join(folder, target), [imports, ...lines].join('\n'))
    }
  }
  withImports('evals.js', project.suites)
  withImports('types.ts', project.types)
  mkdirSync(join(folder, 'events'))
  return { folder, node: project.node ? join(folder, project.node) : process.execPath }
}

function runEvals({ command }, folder, node) {
  const { status, stdout, stderr, error } = spawnSync(node, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, EXPECT_AGENT_EVENTS_DIR: join(folder, 'events') },
    timeout: 120_000,
  })
  return { status, printed: stripVTControlCharacters(`${stdout}\n${stderr}${error ? `\n${error}` : ''}`) }
}

function checkTypes({ tsconfigs, foreignTypeErrors }, folder, compiler) {
  return tsconfigs.flatMap((config) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(compiler, 'bin/tsc'), '-p', config],
      {
        cwd: folder,
        encoding: 'utf8',
        env,
      },
    )
    const errors = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line !== '' && !foreignTypeErrors?.test(line))
    const isClean = status === 0 || (foreignTypeErrors !== undefined && errors.length === 0)
    return isClean ? [] : [`${config}:\n${errors.join('\n')}`]
  })
}

function tally(project, what, found, problems) {
  problems.push(...found.map((problem) => `${project.name}, ${what}: ${problem}`))
  if (found.length === 0) passed++
  else failed++
  return found.length === 0 ? 'ok' : `FAILED (${found.length})`
}

function npm(cwd, ...args) {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] })
}

function versionOf(path) {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version
}

/** No colours, no CI and no outer runner, whoever starts this. */
function plainEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(CI|GITHUB_ACTIONS|FORCE_COLOR|NODE_OPTIONS|NODE_ENV|AI_AGENT|VITEST.*|JEST_.*|npm_(?!config_(cache|registry)).*)$/i.test(
        name,
      ),
  )
  return { ...Object.fromEntries(kept), NO_COLOR: '1' }
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
