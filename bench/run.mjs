// Everything in one run, as ratios: `npm run bench`. With --gate it exits 1 when a bar is missed.
import { benchAbstention } from './abstention.mjs'
import { benchGrade } from './grade.mjs'
import { benchImports } from './imports.mjs'
import { benchMatchers } from './matchers.mjs'
import { benchModules } from './modules.mjs'
import { missedBars } from './table.mjs'

benchGrade()
benchAbstention()
benchMatchers()
benchImports()
benchModules()
const missed = missedBars()
console.log(missed === 0 ? '\nall bars met' : `\n${missed} ${missed === 1 ? 'bar' : 'bars'} missed`)
if (process.argv.includes('--gate') && missed > 0) process.exitCode = 1
