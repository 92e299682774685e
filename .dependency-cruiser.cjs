/** Imports flow one way: what each room may import, beside itself and `usage` (mistakes in a test). */
const rooms = {
  usage: [],
  settings: [],
  verdict: [],
  read: ['verdict'],
  grade: ['read', 'verdict'],
  message: ['verdict'],
  record: ['verdict'],
}

const inRoom = (room) => `^src/${room}/`

module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-imports-one-way`,
      severity: 'error',
      from: { path: inRoom(room) },
      to: { path: '^(src|matchers)/', pathNot: [room, 'usage', ...allowed].map(inRoom) },
    })),
    {
      name: 'matchers-import-one-way',
      severity: 'error',
      from: { path: '^matchers/' },
      to: {
        path: '^src/',
        pathNot: ['grade', 'read', 'message', 'record', 'verdict', 'settings', 'usage'].map(inRoom),
      },
    },
    {
      name: 'picocolors-in-one-file',
      severity: 'error',
      from: { path: '^(src|matchers)/', pathNot: '^src/message/paint\\.ts$' },
      to: { path: 'picocolors' },
    },
    {
      name: 'runners-in-entries-only',
      severity: 'error',
      from: { path: '^(src|matchers)/', pathNot: '^src/(vitest|jest-globals|expect)\\.ts$' },
      to: { path: 'node_modules/(vitest|@vitest|@jest|jest|expect)/' },
    },
    {
      name: 'node-modules-stay-out-of-what-a-test-file-loads',
      comment: 'Matchers also run in a browser, so node: modules belong to the entries and to event files.',
      severity: 'error',
      from: { path: '^(src|matchers)/', pathNot: '^src/record/eventFiles\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', severity: 'error', from: { path: '^(src|matchers)/' }, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
}
