import { expect, test } from 'vitest'
import { ciCommands, runRunner } from './run'

const commands = {
  vitest: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=fixtures/suites/hostile/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
  ],
  jest: ['node_modules/jest/bin/jest.js', '--config=fixtures/suites/hostile/jest.config.json', '--json'],
}

test.each(Object.entries(commands))(
  '%s prints no command or control character of an output',
  (_runner, command) => {
    const run = runRunner(command)
    expect([...run.results.values()].map(({ status }) => status)).toEqual(Array(8).fill('failed'))
    // A carriage return starts a line in a log as a newline does.
    expect(ciCommands(run.raw.replaceAll('\r', '\n'))).toEqual([])
    expect(run.raw.split('\n').filter((line) => /[\0-\x08\x0b-\x1f\x7f-\x9f]/.test(line))).toEqual([])
  },
)
