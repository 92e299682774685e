import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const manifest: { dependencies: Record<string, string>; scripts: Record<string, string> } = JSON.parse(
  read('package.json'),
)

describe('the packed library', () => {
  const [packed]: [{ unpackedSize: number; files: { path: string }[] }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
  )

  test('holds what is built and what a user reads, nothing else', () => {
    const others = packed.files
      .map(({ path }) => path)
      .filter((path) => !/^dist\/[\w-]+\.(js|cjs|d\.ts|d\.cts)$/.test(path))
    expect(others.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'])
  })

  test('is small', () => {
    expect(packed.unpackedSize).toBeLessThan(800_000)
  })

  test('has exports that publint finds nothing to say of', async () => {
    const { messages, pkg } = await publint({ pkgDir: root, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test('has types that resolve for every kind of import', () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    // Vitest is ESM only, so `require('expect-agent/vitest')` has nothing to resolve to.
    const args = [attw, '--pack', '.', '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm']
    // Exits 1, with its findings, when there is a problem.
    execFileSync(process.execPath, args, { cwd: root })
  })
})

describe('what a test file loads through expect-agent/vitest', () => {
  const seen = new Set<string>()
  const external = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(
      /\b(?:import|export)\s*(?:[\w$*{}, ]*\bfrom\s*)?["']([^"'\n]+)["']/g,
    )
    for (const [, specifier = ''] of imports) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
      else external.add(specifier)
    }
  }
  visit(join(root, 'dist/vitest.js'))

  test('is the runner and picocolors: no zod, no yaml, no node: module', () => {
    expect([...external].sort()).toEqual(['picocolors', 'vitest'])
  })
})

describe('the house', () => {
  const matchers = readdirSync(join(root, 'matchers'))
    .filter((file) => /^to[A-Z]/.test(file) && file !== 'toMatcherResult.ts')
    .map((file) => file.replace(/\.ts$/, ''))
  const filesIn = (folder: string): string =>
    readdirSync(join(root, folder))
      .map((file) => read(`${folder}/${file}`))
      .join('\n')
  const codes = [...filesIn('src/verdict/reasons').matchAll(/readonly code: '([a-z-]+)'/g)].map(
    ([, code = '']) => code,
  )

  test.each(matchers)(
    '%s has its words, type, page, README line, changelog line and shared tests',
    (matcher) => {
      expect({
        listed: read('matchers/index.ts').includes(`${matcher}:`),
        named: read('src/verdict/MatcherName.ts').includes(`'${matcher}'`),
        worded: read('src/message/renderClaim.ts').includes(`case '${matcher}'`),
        typed: read('src/AgentMatchers.ts').split(`  ${matcher}(`).length - 1,
        linked: read('README.md').includes(`(docs/matchers/${matcher}.md)`),
        logged: read('CHANGELOG.md').includes(`\`${matcher}\``),
        tested: filesIn('tests/shared').includes(`.${matcher}(`),
      }).toEqual({
        listed: true,
        named: true,
        worded: true,
        typed: 2,
        linked: true,
        logged: true,
        tested: true,
      })
    },
  )

  test.each(codes)('reason code %s is documented and its message snapshotted', (code) => {
    expect({
      documented: filesIn('docs/matchers').includes(`\`${code}\``),
      snapshotted: new RegExp(`test\\('${code}[:']`).test(filesIn('tests/message')),
    }).toEqual({ documented: true, snapshotted: true })
  })

  test('no file of the library is longer than 300 lines, but for tables of words', () => {
    const long = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') && !file.includes('/languages/') && read(`src/${file}`).split('\n').length > 300,
    )
    expect(long).toEqual([])
  })

  test('every run-time dependency is justified in the README', () => {
    for (const name of Object.keys(manifest.dependencies))
      expect(read('README.md')).toContain(`- \`${name}\`: `)
  })

  test('there is no install script', () => {
    expect(
      Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name)),
    ).toEqual([])
  })
})
