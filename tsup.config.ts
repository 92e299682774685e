import { defineConfig, type Options } from 'tsup'

const common: Options = {
  target: 'node20',
  platform: 'node',
  splitting: true,
  dts: true,
  esbuildOptions(options) {
    // The language tables are half of the library: escapes would triple the Cyrillic and CJK ones.
    options.charset = 'utf8'
    // Indentation and comments stay in the source; names stay here too, for stack traces.
    options.minifyWhitespace = true
  },
  external: ['@jest/globals', 'expect', 'jest', 'vitest'],
}

export default defineConfig([
  {
    ...common,
    format: ['esm'],
    clean: true,
    entry: {
      index: 'src/index.ts',
      matchers: 'src/matchers.ts',
      vitest: 'src/vitest.ts',
      jest: 'src/jest.ts',
      'jest-globals': 'src/jest-globals.ts',
      expect: 'src/expect.ts',
    },
  },
  {
    // Vitest is ESM only, and so is its entry.
    ...common,
    format: ['cjs'],
    entry: {
      index: 'src/index.ts',
      matchers: 'src/matchers.ts',
      jest: 'src/jest.ts',
      'jest-globals': 'src/jest-globals.ts',
      expect: 'src/expect.ts',
    },
  },
])
