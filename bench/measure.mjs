import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const SAMPLE = 1e6
const WARM_UP = 3e7
const ROUNDS = { least: 9, most: 60 }

/**
 * Nanoseconds a call of each subject, medians; the subjects take turns, so that what slows the machine for a while
 * slows them all alike. Read them as ratios.
 */
export function measure(subjects, { budget = 3e9 } = {}) {
  const runs = Object.entries(subjects).map(([name, act]) => ({
    name,
    act,
    repeats: repeatsFor(act),
    samples: [],
  }))
  const started = now()
  for (let round = 0; round < ROUNDS.most; round++) {
    if (round >= ROUNDS.least && now() - started > budget) break
    for (const run of runs) {
      // A call on megabytes would pay for the garbage of the one before it.
      if (run.repeats === 1) collectGarbage()
      run.samples.push(time(run.act, run.repeats))
    }
  }
  return Object.fromEntries(runs.map(({ name, samples }) => [name, median(samples)]))
}

/** Calls that fill a sample, counted once the code is warm. */
function repeatsFor(act) {
  const started = now()
  const warm = []
  while (warm.length < 3 || (now() - started < WARM_UP && warm.length < 5000)) warm.push(time(act, 1))
  return Math.max(1, Math.round(SAMPLE / median(warm.slice(-20))))
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
