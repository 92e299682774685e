// Every regular expression of the library, checked for unbounded backtracking.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'

let checked = 0
let unsafe = 0
for (const folder of ['src', 'matchers']) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts')) checkFile(join(folder, name))
  }
}
console.log(`${checked} expressions checked, ${unsafe} can backtrack without bound`)
process.exitCode = unsafe === 0 ? 0 : 1

function checkFile(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) checkExpression(file, source, node)
    if (ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp') {
      unsafe++
      console.error(`${place(file, source, node)}: an expression built at run time cannot be checked here`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function checkExpression(file, source, node) {
  const [, pattern, flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.text)
  checked++
  const result = checkSync(pattern, flags, { timeout: 10_000 })
  if (result.status === 'safe') return
  unsafe++
  console.error(
    `${place(file, source, node)}: ${node.text} is ${result.status} ${result.complexity?.summary ?? ''}`,
  )
}

function place(file, source, node) {
  return `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
}
