let missed = 0

export function title(text, of = 'measured') {
  console.log(`\n${text}\n  ${''.padEnd(8)}${''.padEnd(50)}${of.padStart(12)}${'at most'.padStart(12)}`)
}

/** One line of a table: a figure, its bar, and whether it is met. A figure without a bar is for information. */
export function row(group, label, figure, bar) {
  const isMet = bar === undefined || figure <= bar
  if (!isMet) missed++
  const shown = `  ${group.padEnd(8)}${label.padEnd(50)}${times(figure)}`
  console.log(bar === undefined ? shown : `${shown}${times(bar)}   ${isMet ? 'ok' : 'MISSED'}`)
}

/** A line that holds or does not. */
export function check(label, holds, facts) {
  if (!holds) missed++
  console.log(`  ${label.padEnd(58)}${facts.padStart(12)}${''.padEnd(12)}   ${holds ? 'ok' : 'MISSED'}`)
}

export function missedBars() {
  return missed
}

function times(figure) {
  return `${figure.toFixed(2)} x`.padStart(12)
}
