import type { Path, Place } from '../../verdict/reasons/json'
import { keyOf } from './jsonPath'
import { placesIn } from './placeAt'
import { closingQuote, skipSpace, skipValue } from './skipJson'

interface Branch {
  readonly children: Map<string | number, Branch>
  /** Which of the asked paths end here. */
  readonly asked: number[]
}

/**
 * Where the values at `paths` begin in the valid JSON at `start`, in one pass that skips what was not asked
 * for; undefined for a path that is not there. Of duplicate keys the last one counts, as in JSON.parse.
 */
export function locatePaths(text: string, start: number, paths: readonly Path[]): (Place | undefined)[] {
  const offsets: (number | undefined)[] = paths.map(() => undefined)
  locate(branchesOf(paths), skipSpace(text, start))
  const placeOf = placesIn(text)
  return offsets.map((offset) => (offset === undefined ? undefined : placeOf(offset)))

  /** Notes the value at `offset`, looks into it, and returns its end. */
  function locate(branch: Branch, offset: number): number {
    for (const asked of branch.asked) offsets[asked] = offset
    const c = text.charCodeAt(offset)
    if (branch.children.size === 0 || (c !== 0x7b && c !== 0x5b)) return skipValue(text, offset)
    return c === 0x7b ? locateMembers(branch, offset) : locateItems(branch, offset)
  }

  function locateMembers(branch: Branch, offset: number): number {
    let at = skipSpace(text, offset + 1)
    while (text.charCodeAt(at) === 0x22) {
      const keyEnd = closingQuote(text, at + 1)
      const child = branch.children.get(keyOf(text, at + 1, keyEnd))
      const colon = skipSpace(text, keyEnd + 1)
      at = next(child, skipSpace(text, colon + 1))
    }
    return at + 1
  }

  function locateItems(branch: Branch, offset: number): number {
    let at = skipSpace(text, offset + 1)
    for (let index = 0; at < text.length && text.charCodeAt(at) !== 0x5d; index++) {
      at = next(branch.children.get(index), at)
    }
    return at + 1
  }

  /** Past the value at `offset` and the comma after it, if there is one. */
  function next(child: Branch | undefined, offset: number): number {
    const end = skipSpace(text, child ? locate(child, offset) : skipValue(text, offset))
    return text.charCodeAt(end) === 0x2c ? skipSpace(text, end + 1) : end
  }
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
