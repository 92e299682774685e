/** The name in `names` that `name` is most likely a slip of, or undefined when none is close. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of names) {
    const distance = slipDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** A name cut short, or one that goes on, is as near as one wrong letter. */
function slipDistance(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 3 && long.startsWith(short) ? 1 : editDistance(a, b)
}

/** Levenshtein distance, two rows at a time; texts past 64 characters are never a slip. */
function editDistance(a: string, b: string): number {
  if (a.length > 64 || b.length > 64) return Number.POSITIVE_INFINITY
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const substitution = at(previous, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(substitution, at(previous, column) + 1, at(current, column - 1) + 1))
    }
    previous = current
  }
  return at(previous, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
