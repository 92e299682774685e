import type { Clause, Standing } from './clauses'
import type { NoPickReading, NoPickWhy } from './PickReading'
import type { Prose } from './prose'

/** Why a text that names candidates picks none: whatever it says of them hangs on a condition or is a question. */
export function findSilence({ claims, clauses }: Prose): NoPickReading | undefined {
  for (const [standing, why] of SILENT) {
    const isSo = (clause: Clause) => clause.standing === standing && namesOne(clause)
    const clause = claims.find((claim) => isSo(claim.clause))?.clause ?? clauses.find(isSo)
    if (clause) return quoteSentence(why, clause)
  }
  return undefined
}

const SILENT: readonly (readonly [Standing, NoPickWhy])[] = [
  ['conditional', 'conditional'],
  ['questioned', 'question-only'],
]

function namesOne(clause: Clause): boolean {
  return clause.tokens.some((token) => token.candidate >= 0)
}

export function quoteSentence(why: NoPickWhy, { sentence }: Clause): NoPickReading {
  return { kind: 'none', why, quote: sentence.text, offset: sentence.start }
}
