import type { Path, Place } from '../../verdict/reasons/json'
import { keyOf } from './jsonPath'
import { placesIn } from './placeAt'
import { type JsonFrame, scanJson } from './scanJson'

interface Branch {
  readonly children: Map<string | number, Branch>
  /** Which of the asked paths end here. */
  readonly asked: number[]
}

/** Where the values at `paths` begin, in one pass over the text; undefined for a path that is not there. */
export function locatePaths(text: string, start: number, paths: readonly Path[]): (Place | undefined)[] {
  const places: (Place | undefined)[] = paths.map(() => undefined)
  const root = branchesOf(paths)
  const placeOf = placesIn(text)
  const open: (Branch | undefined)[] = []
  let current: Branch | undefined
  scanJson(text, start, {
    value(offset, frames) {
      const frame = frames[frames.length - 1]
      current = frame === undefined ? root : childOf(text, open[open.length - 1], frame)
      // A later duplicate overwrites an earlier one, as in JSON.parse.
      for (const asked of current?.asked ?? []) places[asked] = placeOf(offset)
    },
    open: () => open.push(current),
    close: () => open.pop(),
  })
  return places
}

function branchesOf(paths: readonly Path[]): Branch {
  const root: Branch = { children: new Map(), asked: [] }
  for (const [index, path] of paths.entries()) {
    let branch = root
    for (const segment of path) {
      const child = branch.children.get(segment) ?? { children: new Map(), asked: [] }
      branch.children.set(segment, child)
      branch = child
    }
    branch.asked.push(index)
  }
  return root
}

function childOf(text: string, parent: Branch | undefined, frame: JsonFrame): Branch | undefined {
  if (parent === undefined || parent.children.size === 0) return undefined
  return parent.children.get(frame.kind === 'array' ? frame.index : keyOf(text, frame.keyStart, frame.keyEnd))
}
