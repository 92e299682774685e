let missed = 0

/** One line of a table: a figure, its bar, and whether it is met. */
export function row(label, figure, bar) {
  const isMet = bar === undefined || figure <= bar
  if (!isMet) missed++
  const shown = `${figure.toFixed(2)} x`.padStart(10)
  console.log(
    `  ${label.padEnd(62)}${shown}${bar === undefined ? '' : `   at most ${bar.toFixed(2)}  ${isMet ? 'ok' : 'MISSED'}`}`,
  )
}

export function note(label, text) {
  console.log(`  ${label.padEnd(62)}${text.padStart(10)}`)
}

export function missedBars() {
  return missed
}
