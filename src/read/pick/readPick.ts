import { checkOptions } from '../../usage/checkOptions'
import { describeValue } from '../../usage/describeValue'
import { UsageError } from '../../usage/UsageError'
import { readAbstention } from '../abstention/readAbstention'
import { settle, type Vote } from './agreement'
import { readAsked } from './asked'
import { compileCandidates } from './candidates'
import type { Clause } from './clauses'
import { findContrast } from './contrasts'
import type { Explicit } from './Explicit'
import { findField } from './fields'
import { compileLabels } from './labels'
import { findLeaning } from './leanings'
import { findMarker } from './markers'
import { maskQuoted, maskThoughts } from './mask'
import { findMentions } from './mentions'
import type {
  NoPickReading,
  PickConfidence,
  PickReading,
  PickStage,
  ReadPickOptions,
  RunnerUp,
} from './PickReading'
import { type Prose, readProse } from './prose'
import { findSilence, quoteSentence } from './silence'

/**
 * Reads which candidate a text names as the winner: an explicit verdict first, then JSON fields, then what its
 * sentences say of the candidates. Never throws on a text.
 *
 * @example readPick('Beta is cheaper, but Alpha is the better choice.', { candidates: ['Alpha', 'Beta'] }).kind // 'winner'
 * @throws {UsageError} for fewer than two candidates, equal ones, or an unknown option.
 */
export function readPick(text: string, options: ReadPickOptions): PickReading {
  checkOptions('readPick', options, ['candidates', 'asked', 'confidence', 'tieLabels'])
  const candidates: unknown = options?.candidates
  if (!Array.isArray(candidates)) {
    throw new UsageError(
      `'candidates' must be a list of two or more names, but got ${describeValue(candidates)}`,
    )
  }
  const roster = compileCandidates(options.candidates)
  const labels = compileLabels(roster, options.tieLabels ?? [])
  const asked = readAsked(options.asked)
  const confidence = checkedConfidence(options.confidence)

  const said = maskThoughts(text)
  if (said.trim() === '') return { kind: 'none', why: 'empty' }

  const { names } = roster
  const marker = findMarker(said, labels)
  if (marker) return explicitReading(text, names, marker, 'marker')
  const field = findField(said, labels, asked)
  if (field) return explicitReading(text, names, field, 'field')

  const claimed = maskQuoted(said)
  const mentions = findMentions(claimed, roster)
  const prose = readProse(claimed, mentions, asked, labels.ties)
  const settled = settle(prose.claims, names.length, confidence)
  if (settled.kind === 'winner') {
    const { candidate, stage, claim, runnerUp } = settled
    return winner(text, names, candidate, stage, claim.clause, runnerUp)
  }
  if (settled.kind === 'tie')
    return { kind: 'tie', stage: settled.stage, ...placeOf(text, settled.claim.clause) }
  if (confidence === 'balanced' && names.length === 2) {
    const lean = findLeaning(prose.clauses, asked) ?? findContrast(prose.clauses, prose.claims)
    if (lean) return winner(text, names, lean.candidate, 'contrast', lean.clause)
  }
  if (settled.why !== 'nothing-claimed') {
    return settled.claim
      ? quoteSentence(settled.why, settled.claim.clause)
      : { kind: 'none', why: settled.why }
  }
  return silence(said, prose)
}

function checkedConfidence(confidence: PickConfidence | undefined): PickConfidence {
  if (confidence === undefined || confidence === 'strict' || confidence === 'balanced')
    return confidence ?? 'strict'
  throw new UsageError(`readPick: confidence must be 'strict' or 'balanced', but got '${String(confidence)}'`)
}

function explicitReading(
  text: string,
  names: readonly string[],
  { named, start, end }: Explicit,
  stage: PickStage,
): PickReading {
  const place = { stage, quote: text.slice(start, end), offset: start }
  return named === 'tie'
    ? { kind: 'tie', ...place }
    : { kind: 'winner', candidate: names[named] ?? '', ...place }
}

function winner(
  text: string,
  names: readonly string[],
  candidate: number,
  stage: PickStage,
  clause: Clause,
  second?: Vote,
): PickReading {
  const runnerUp = second && runnerUpOf(text, names, second)
  return {
    kind: 'winner',
    candidate: names[candidate] ?? '',
    stage,
    ...placeOf(text, clause),
    ...(runnerUp && { runnerUp }),
  }
}

function runnerUpOf(
  text: string,
  names: readonly string[],
  { for: named, claim }: Vote,
): RunnerUp | undefined {
  const candidate = named === 'tie' ? undefined : names[named]
  return candidate === undefined
    ? undefined
    : { candidate, stage: claim.stage, ...placeOf(text, claim.clause) }
}

/** The whole sentence, as the output has it. */
function placeOf(text: string, { sentence: { start, end } }: Clause): { quote: string; offset: number } {
  return { quote: text.slice(start, end), offset: start }
}

function silence(text: string, prose: Prose): NoPickReading {
  const { kind, quote } = readAbstention(text)
  const place = quote === undefined ? {} : { quote, offset: Math.max(0, text.indexOf(quote)) }
  if (kind === 'abstained') return { kind: 'none', why: 'declined', ...place }
  const silent = findSilence(prose)
  if (silent === undefined && kind === 'clarifying') return { kind: 'none', why: 'asks-back', ...place }
  return silent ?? { kind: 'none', why: 'no-candidate-named' }
}
