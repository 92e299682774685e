import { describeValue } from '../usage/describeValue'
import { UsageError } from '../usage/UsageError'

const OUTPUT: unique symbol = Symbol.for('expect-agent.output')

/** What the agent gave: its text, or what stood in the place of one. */
export interface Output {
  readonly [OUTPUT]: true
  /** The final text; null when the agent gave null, undefined when the harness gave nothing. */
  readonly text: string | null | undefined
}

/**
 * Recognises an agent's output. An output that was read already is returned as it is.
 *
 * @example readOutput('{"answer": 15}').text
 * @throws {UsageError} for anything that is no text, null or undefined: says what was given, and what to pass.
 */
export function readOutput(value: unknown): Output {
  if (typeof value === 'string' || value === null || value === undefined)
    return { [OUTPUT]: true, text: value }
  if (isOutput(value)) return value
  throw new UsageError(`Cannot read ${describeValue(value)} as an agent's output: ${advice(value)}`)
}

function isOutput(value: unknown): value is Output {
  return typeof value === 'object' && value !== null && OUTPUT in value
}

function advice(value: unknown): string {
  if (typeof value === 'function') return 'call it and pass the text it returns'
  if (typeof value !== 'object') return 'pass the text the agent wrote, as a string'
  if (value instanceof Promise || (value !== null && 'then' in value)) {
    return 'await it first: expect(await agent(…)), or use .resolves'
  }
  return 'pass the text the agent wrote, as a string; for a value that is parsed already use toMatchObject'
}
