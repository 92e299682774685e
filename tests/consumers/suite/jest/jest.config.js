// Globals from a setup file; and imports only, where nothing else has registered the matchers before.
const common = { testEnvironment: 'node', transform: {} }

module.exports = {
  projects: [
    {
      ...common,
      displayName: 'jest',
      testMatch: ['**/evals.test.js'],
      setupFilesAfterEnv: ['expect-agent/jest'],
    },
    { ...common, displayName: 'jest-globals', testMatch: ['**/jest-globals.test.*js'], injectGlobals: false },
  ],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'json'],
}
