import type { Path } from '../verdict/reasons/json'
import { visible } from './visible'

/** A path as code would write it: `user.email`, `items[1].id`, `["a.b"]`; the root is `(root)`. */
export function formatPath(path: Path): string {
  if (path.length === 0) return '(root)'
  const text = path.map((segment, index) => formatSegment(segment, index === 0)).join('')
  return visible(text)
}

function formatSegment(segment: string | number, isFirst: boolean): string {
  if (typeof segment === 'number') return `[${segment}]`
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u.test(segment)) return `[${JSON.stringify(segment)}]`
  return isFirst ? segment : `.${segment}`
}
