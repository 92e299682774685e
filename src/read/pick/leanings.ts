import type { Asked } from './asked'
import type { Clause, Standing } from './clauses'
import { leanAt, type Side } from './leans'
import type { Token } from './tokens'

/** One of two candidates that the sentences naming both lean to. */
export interface Leaning {
  readonly candidate: Side
  /** Where a sentence last leans to it. */
  readonly clause: Clause
}

/**
 * Where no grammar settles it, a sentence that names both candidates and compares leans to one of them.
 * Undefined unless all of a text lean alike.
 */
export function findLeaning(clauses: readonly Clause[], asked: Asked): Leaning | undefined {
  let leaning: Leaning | undefined
  for (const sentence of sentencesOf(clauses)) {
    const [clause] = sentence
    const tokens = sentence.flatMap((part) => part.tokens)
    if (!clause || !sentence.every((part) => SPOKEN.has(part.standing)) || !namesBoth(tokens)) continue
    for (let at = 0; at < tokens.length; at++) {
      const candidate = leanAt(tokens, at, asked)
      if (candidate === undefined) continue
      if (leaning && leaning.candidate !== candidate) return undefined
      leaning = { candidate, clause }
    }
  }
  return leaning
}

/** Not what is asked or rejected. */
const SPOKEN: ReadonlySet<Standing> = new Set<Standing>(['claimed', 'conceded', 'conditional', 'reported'])

function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const sentences: Clause[][] = []
  for (const clause of clauses) {
    const last = sentences.at(-1)
    if (last?.[0]?.sentence === clause.sentence) last.push(clause)
    else sentences.push([clause])
  }
  return sentences
}

function namesBoth(tokens: readonly Token[]): boolean {
  return [0, 1].every((candidate) => tokens.some((token) => token.candidate === candidate))
}
