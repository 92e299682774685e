import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['bench/runners/vitest.bench.mjs'],
    // As an installed package runs: Vite does not rewrite it.
    server: { deps: { external: [/\/dist\//] } },
  },
})
