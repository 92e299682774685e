import { defineConfig, type Options } from 'tsup'

const common: Options = {
  target: 'node20',
  platform: 'node',
  splitting: true,
  sourcemap: false,
  external: ['@jest/globals', 'expect', 'jest', 'vitest'],
}

export default defineConfig([
  {
    ...common,
    format: ['esm', 'cjs'],
    entry: {
      index: 'src/index.ts',
    },
    dts: true,
  },
])
