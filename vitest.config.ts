import { defineConfig } from 'vitest/config'

const runner = new URL('./tests/shared/runner.vitest.ts', import.meta.url).pathname

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '#runner': runner } },
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/runners/**', 'tests/package/**'],
        },
      },
      {
        test: {
          name: 'runners',
          include: ['tests/runners/**/*.test.ts', 'tests/package/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
