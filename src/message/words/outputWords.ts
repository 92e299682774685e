import type { Empty, OutputReason } from '../../verdict/reasons/output'
import type { Words, WordsContext } from '../Words'

export function outputWords(reason: OutputReason, context: WordsContext): Words {
  switch (reason.code) {
    case 'no-output':
      return {
        headline: 'No output to judge: got undefined, expected the text the agent wrote',
        hint: 'return the text from the agent and await it; undefined fails plain and under .not alike.',
      }
    case 'empty':
      return isAboutJson(context)
        ? { headline: `Output is not valid JSON: it is ${emptiness(reason)}` }
        : { headline: `Unexpected empty output (${emptiness(reason)})` }
  }
}

function isAboutJson({ matcher }: WordsContext): boolean {
  return matcher === 'toBeValidJson' || matcher === 'toBeValidJsonWith'
}

function emptiness({ was }: Empty): string {
  return was === 'null' ? 'null, not a text' : was === 'empty' ? 'empty' : 'only white space'
}
