import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // In your project there is no alias: 'expect-agent' is installed, here it is built next door.
  resolve: {
    alias: [
      {
        find: /^expect-agent\/(.+)$/,
        replacement: fileURLToPath(new URL('../../dist/$1.js', import.meta.url)),
      },
      { find: /^expect-agent$/, replacement: fileURLToPath(new URL('../../dist/index.js', import.meta.url)) },
    ],
  },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.eval.ts'],
    setupFiles: ['expect-agent/vitest'],
  },
})
