import type { Explicit, Line } from './Explicit'
import { type Labels, readLabel } from './labels'

/** The row or column of a Markdown table that sums it up: "| Overall | B |", "| Total | 8 | 7 |". */
export function findTableVerdicts(lines: readonly Line[], labels: Labels): Explicit[] {
  const found: Explicit[] = []
  let header: readonly string[] = []
  for (const line of lines) {
    const cells = cellsOf(line.text)
    if (!cells) {
      header = []
      continue
    }
    if (header.length === 0) {
      header = cells
      continue
    }
    if (!/overall|winner|verdict|total|final/i.test(cells[0] ?? '')) continue
    const named = nameInRow(cells, labels) ?? highestInRow(header, cells, labels)
    if (named === undefined) continue
    found.push({ named, start: line.start, end: line.start + line.text.length, isFinal: true })
  }
  return found
}

function cellsOf(line: string): string[] | undefined {
  const row = line.trim()
  if (!row.startsWith('|') || row.length > 2000) return undefined
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

function nameInRow(cells: readonly string[], labels: Labels): number | 'tie' | undefined {
  const named = cells.slice(1).map((cell) => readLabel(cell, labels))
  const known = named.filter((one) => one !== undefined)
  return known.length === 1 ? known[0] : undefined
}

function highestInRow(
  header: readonly string[],
  cells: readonly string[],
  labels: Labels,
): number | 'tie' | undefined {
  let best: { named: number | 'tie'; score: number } | undefined
  let scored = 0
  cells.forEach((cell, i) => {
    const score = /^[*_]*(\d{1,4}(?:\.\d{1,3})?)(?:\s*\/\s*\d{1,4})?[*_]*$/.exec(cell)
    const owner = readLabel(header[i] ?? '', labels)
    if (!score || typeof owner !== 'number') return
    scored++
    const value = Number(score[1])
    if (!best || value > best.score) best = { named: owner, score: value }
    else if (value === best.score) best = { named: 'tie', score: value }
  })
  return scored === labels.roster.names.length ? best?.named : undefined
}
