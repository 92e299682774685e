import type { Token } from './tokens'

const NEGATORS = new Set(
  `not no never neither nor cannot can't hardly scarcely barely isn't wasn't aren't weren't don't doesn't didn't won't
  wouldn't couldn't shouldn't hasn't haven't ain't without none nothing nobody`.split(/\s+/),
)

/** A negation stands between two tokens ("not only" is none). */
export function isNegated(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++) {
    const word = tokens[at]?.word ?? ''
    if (NEGATORS.has(word) && !NOT_NEGATING.has(tokens[at + 1]?.word ?? '')) return true
  }
  return false
}

const NOT_NEGATING = new Set('only just doubt question merely surprisingly'.split(' '))
