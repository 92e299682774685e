import type { PickCandidate, PickReading, ReadPickOptions } from '../read/pick/PickReading'
import { readPick } from '../read/pick/readPick'
import { readOutput } from '../read/readOutput'
import { checkOptions } from '../usage/checkOptions'
import { describeValue } from '../usage/describeValue'
import { nearestName } from '../usage/nearestName'
import { UsageError } from '../usage/UsageError'
import type { Reason } from '../verdict/Reason'
import { fail, pass, undecided, type Verdict } from '../verdict/Verdict'

export type PickOptions = ReadPickOptions

export const PICK_OPTIONS: readonly (keyof PickOptions)[] = ['candidates', 'asked', 'confidence', 'tieLabels']

/** Stands for the expectation that no candidate wins; a symbol, so that no candidate's name is special. */
export const TIE: unique symbol = Symbol.for('expect-agent.tie')

/**
 * Grades which candidate an output names as the winner. An output that names none supports neither the claim
 * nor its negation: undecided.
 *
 * @example gradePick('Beta is the better choice.', 'Alpha', { candidates: ['Alpha', 'Beta'] }) // fail: wrong-pick
 * @throws {UsageError} for a winner that is no candidate, fewer than two candidates, equal ones, an unknown option.
 */
export function gradePick(output: unknown, winner: string | typeof TIE, options: PickOptions): Verdict {
  checkOptions('gradePick', options, PICK_OPTIONS)
  const { text } = readOutput(output)
  // Read even when there is nothing to read, so that a mistake in the candidates throws whatever the output is.
  const reading = readPick(text ?? '', options)
  const names = namesOf(options)
  if (winner !== TIE) checkWinner(winner, names)
  if (text === undefined) return undecided({ code: 'no-output' })
  switch (reading.kind) {
    case 'none':
      return undecided(silence(reading, names))
    case 'tie':
      if (winner === TIE) return pass({ evidence: evidence(reading) })
      return fail({ code: 'tie', expected: winner, quote: reading.quote })
    case 'winner': {
      const { candidate, stage, quote } = reading
      if (candidate === winner) return pass({ evidence: evidence(reading) })
      if (winner === TIE) return fail({ code: 'no-tie', picked: candidate, stage, quote })
      return fail({ code: 'wrong-pick', picked: candidate, expected: winner, stage, quote })
    }
  }
}

function evidence({ quote, offset, stage }: Exclude<PickReading, { kind: 'none' }>) {
  return { quote, offset, stage }
}

function silence({ why, quote }: Extract<PickReading, { kind: 'none' }>, names: readonly string[]): Reason {
  switch (why) {
    case 'empty':
      return { code: 'abstained', form: 'empty' }
    case 'declined':
      return { code: 'abstained', form: 'unknown', ...(quote !== undefined && { quote }) }
    case 'asks-back':
      return { code: 'clarifying', quote: quote ?? '' }
    default:
      return { code: 'no-pick', why, candidates: names, ...(quote !== undefined && { quote }) }
  }
}

function namesOf({ candidates }: PickOptions): string[] {
  return candidates.map((candidate: PickCandidate) =>
    typeof candidate === 'string' ? candidate : candidate.name,
  )
}

function checkWinner(winner: unknown, names: readonly string[]): void {
  if (typeof winner !== 'string') {
    throw new UsageError(`The winner must be the name of a candidate, but got ${describeValue(winner)}`)
  }
  if (names.includes(winner)) return
  const nearest = nearestName(winner, names)
  const question = nearest === undefined ? '' : `; did you mean '${nearest}'?`
  throw new UsageError(`The winner '${winner}' is no candidate${question} Candidates: ${names.join(', ')}`)
}
