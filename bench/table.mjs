let missed = 0

export function title(text, unit = '') {
  console.log(`\n${text}\n  ${''.padEnd(62)}${unit.padStart(12)}`)
}

/** One line of a table: a figure, its bar, and whether it is met. A figure without a bar is for information. */
export function row(label, figure, bar) {
  const isMet = bar === undefined || figure <= bar
  if (!isMet) missed++
  const verdict = bar === undefined ? '' : `   at most ${bar.toFixed(2)}  ${isMet ? 'ok' : 'MISSED'}`
  note(label, `${figure.toFixed(2)} x${verdict}`, verdict.length)
}

/** A line that holds or does not. */
export function check(label, holds, facts) {
  if (!holds) missed++
  const verdict = `                 ${holds ? 'ok' : 'MISSED'}`
  note(label, `${facts}${verdict}`, verdict.length)
}

/** A line for information; `after` characters of its text stand to the right of the column. */
export function note(label, text, after = 0) {
  console.log(`  ${label.padEnd(62)}${text.padStart(12 + after)}`)
}

export function missedBars() {
  return missed
}
