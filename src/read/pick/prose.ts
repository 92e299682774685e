import type { Sentence } from '../text/splitSentences'
import { splitSentences } from '../text/splitSentences'
import type { Asked } from './asked'
import type { Claim } from './Claim'
import { type Clause, splitClauses } from './clauses'
import type { Mention } from './mentions'
import { findPredicates } from './predicates'
import { type Pair, pairOf, resolveReferences } from './references'
import { findRelations } from './relations'
import { isSubject } from './subjects'
import { findTies } from './ties'
import { type Token, tokenize } from './tokens'

/** A text taken apart: its clauses, and what they say of the candidates. */
export interface Prose {
  readonly clauses: readonly Clause[]
  readonly claims: readonly Claim[]
}

export function readProse(
  text: string,
  mentions: readonly Mention[],
  asked: Asked,
  tieLabels: ReadonlySet<string>,
): Prose {
  const clauses: Clause[] = []
  const claims: Claim[] = []
  let pair: Pair
  let antecedent: number | undefined
  let next = 0
  for (const sentence of splitSentences(text)) {
    while ((mentions[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.start) next++
    const first = next
    while ((mentions[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.end) next++
    const tokens = resolveReferences(tokensOf(text, sentence, mentions.slice(first, next)), pair)
    pair = pairOf(tokens, pair)
    for (const clause of splitClauses(sentence, tokens)) {
      clauses.push(clause)
      const relations = findRelations(clause, asked, antecedent)
      claims.push(...relations, ...findPredicates(clause, asked, antecedent), ...findTies(clause, tieLabels))
      if (clause.tokens.some((token) => token.candidate >= 0)) antecedent = subjectOf(clause.tokens)
    }
  }
  return { clauses, claims }
}

function tokensOf(text: string, sentence: Sentence, mentions: readonly Mention[]): Token[] {
  return tokenize(text, sentence.start, sentence.end, mentions)
}

/** The candidate a clause is about: what a later "it" stands for. */
function subjectOf(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex((token) => token.candidate >= 0)
  if (at === -1) return undefined
  const group = { candidates: [], from: at, to: at, isNear: true }
  return isSubject(tokens, group) ? tokens[at]?.candidate : undefined
}
