import { type Explicit, type Line, trimMarks } from './Explicit'
import { type Labels, readLabel } from './labels'

/** `B >> A`, `A > C > B`, `A = B`, and numbered lists under a heading that ranks. */
export function findRankings(lines: readonly Line[], labels: Labels): Explicit[] {
  return [...findChains(lines, labels), ...findLists(lines, labels)]
}

function findChains(lines: readonly Line[], labels: Labels): Explicit[] {
  return lines.flatMap((line) => {
    if (line.text.length > 300 || !/[<>=≻≈]/.test(line.text)) return []
    const colon = line.text.lastIndexOf(':') + 1
    const parts = line.text
      .slice(colon)
      .split(/(>+|<+|=+|≻|≈)/)
      .map((part) => part.trim())
    const named = parts.length >= 3 ? winnerOfChain(parts, labels) : undefined
    return named === undefined
      ? []
      : [{ named, start: line.start, end: line.start + line.text.length, isFinal: false }]
  })
}

/** `parts`: candidate, sign, candidate, sign, … */
function winnerOfChain(parts: readonly string[], labels: Labels): number | 'tie' | undefined {
  const named = parts.filter((_, i) => i % 2 === 0).map((part) => readLabel(part, labels))
  if (named.some((one) => typeof one !== 'number')) return undefined
  const signs = new Set(parts.filter((_, i) => i % 2 === 1).map((sign) => sign.charAt(0)))
  const rising = signs.has('<')
  if (rising && (signs.has('>') || signs.has('≻'))) return undefined
  const nextSign = rising ? parts.at(-2) : parts[1]
  if (nextSign?.startsWith('=') || nextSign === '≈') return 'tie'
  return rising ? named.at(-1) : named[0]
}

/** "Ranking:" and then "1. B", "2. C", …; "1st place: B"; "Rank 1: B". */
function findLists(lines: readonly Line[], labels: Labels): Explicit[] {
  return lines.flatMap((line, i) => {
    if (line.text.length > 200) return []
    const entry = /^(?:rank )?#?(?:1(?:st)?|first)(?: place)?([.):*\s-].*)$/i.exec(trimMarks(line.text))
    if (!entry) return []
    const named = entryName(trimMarks(entry[1] ?? '', ' \t*-.):'), labels)
    if (typeof named !== 'number') return []
    const isNamed = /rank|place|1st|first/i.test(line.text.slice(0, 16))
    const heading = lines[i - 1]?.text ?? ''
    if (!isNamed && !(/rank|order|best to worst/i.test(heading) && !/worst to best|ascending/i.test(heading)))
      return []
    return [{ named, start: line.start, end: line.start + line.text.length, isFinal: true }]
  })
}

/** The name that opens a list entry: "B", "**B** - clear and complete". */
function entryName(entry: string, labels: Labels): number | 'tie' | undefined {
  const whole = readLabel(entry, labels)
  if (whole !== undefined) return whole
  const end = entry.search(/\s[-–—(]|[:,(–—]/)
  return end > 0 ? readLabel(entry.slice(0, end), labels) : undefined
}
