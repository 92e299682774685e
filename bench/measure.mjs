/**
 * Nanoseconds a call of each subject, medians over `rounds`; the subjects take turns, so that what slows the
 * machine for a while slows them all alike. Read them as ratios.
 */
export function measure(subjects, { rounds = 15, millisecondsEach = 4 } = {}) {
  const names = Object.keys(subjects)
  const samples = Object.fromEntries(names.map((name) => [name, []]))
  const repeats = Object.fromEntries(
    names.map((name) => [name, repeatsFor(subjects[name], millisecondsEach)]),
  )
  for (let round = 0; round < rounds; round++) {
    for (const name of names) samples[name].push(time(subjects[name], repeats[name]))
  }
  return Object.fromEntries(names.map((name) => [name, median(samples[name])]))
}

function repeatsFor(act, milliseconds) {
  for (let warmUp = 0; warmUp < 3; warmUp++) time(act, 1)
  const once = time(act, 1)
  const repeats = Math.max(1, Math.min(5000, Math.floor((milliseconds * 1e6) / once)))
  for (let warmUp = 0; warmUp < 3 && repeats > 1; warmUp++) time(act, repeats)
  return repeats
}

function time(act, repeats) {
  const started = process.hrtime.bigint()
  for (let i = 0; i < repeats; i++) act()
  return Number(process.hrtime.bigint() - started) / repeats
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}
