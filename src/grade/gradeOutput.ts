import { type Output, readOutput } from '../read/readOutput'
import { fail, undecided, type Verdict } from '../verdict/Verdict'

/** An output's text, or the verdict that there is none: `no-output` is undecided, `empty` a failure. */
export function textOrVerdict(output: unknown): { text: string } | { verdict: Verdict } {
  const { text }: Output = readOutput(output)
  if (text === undefined) return { verdict: undecided({ code: 'no-output' }) }
  if (text === null) return { verdict: fail({ code: 'empty', was: 'null' }) }
  if (text === '') return { verdict: fail({ code: 'empty', was: 'empty' }) }
  return isBlank(text) ? { verdict: fail({ code: 'empty', was: 'blank' }) } : { text }
}

function isBlank(text: string): boolean {
  return !/\S/.test(text)
}
