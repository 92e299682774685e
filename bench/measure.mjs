const SAMPLE = 1e6
const WARM_UP = 4e7
const ROUNDS = { least: 7, most: 60 }
/** A call that takes longer is timed once. */
const SLOW = 1e9

/**
 * Nanoseconds a call of each subject, medians; the subjects take turns, so that what slows the machine for a while
 * slows them all alike. Read them as ratios.
 */
export function measure(subjects, { budget = 2e9 } = {}) {
  const runs = Object.entries(subjects).map(([name, act]) => ({ name, act, ...warmUp(act) }))
  const started = now()
  for (let round = 0; round < ROUNDS.most; round++) {
    if (round >= ROUNDS.least && now() - started > budget) break
    for (const { act, repeats, samples } of runs) {
      if (repeats > 0) samples.push(time(act, repeats))
    }
  }
  return Object.fromEntries(runs.map(({ name, samples }) => [name, median(samples)]))
}

/** Runs until the code is compiled and optimised; then counts the calls that fill a sample. */
function warmUp(act) {
  const first = time(act, 1)
  if (first > SLOW) return { repeats: 0, samples: [first] }
  const started = now()
  const warm = []
  while (warm.length < 3 || (now() - started < WARM_UP && warm.length < 5000)) warm.push(time(act, 1))
  return { repeats: Math.max(1, Math.round(SAMPLE / median(warm.slice(-20)))), samples: [] }
}

function time(act, repeats) {
  const started = now()
  for (let i = 0; i < repeats; i++) act()
  return (now() - started) / repeats
}

function now() {
  return Number(process.hrtime.bigint())
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}
