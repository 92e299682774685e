import type { Path } from '../../verdict/reasons/json'
import type { JsonFrame } from './scanJson'

/** The path of what is being read, from the frames around it. */
export function pathOf(text: string, frames: readonly JsonFrame[]): Path {
  return frames.flatMap((frame): (string | number)[] => {
    if (frame.kind === 'array') return [frame.index]
    return frame.keyStart < 0 ? [] : [keyOf(text, frame.keyStart, frame.keyEnd)]
  })
}

/** The key between two offsets, its escapes resolved. */
export function keyOf(text: string, start: number, end: number): string {
  const raw = text.slice(start, end)
  if (!raw.includes('\\')) return raw
  const key: unknown = JSON.parse(`"${raw}"`)
  return String(key)
}
