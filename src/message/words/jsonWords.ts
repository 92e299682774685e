import type {
  Ambiguous,
  Deviation,
  InvalidJson,
  JsonReason,
  LenientReading,
  NotObject,
  Place,
  UnsafeNumber,
  ValueMismatch,
} from '../../verdict/reasons/json'
import { formatPath } from '../formatPath'
import { count } from '../plural'
import { visible } from '../visible'
import type { Words } from '../Words'

export function jsonWords(reason: JsonReason): Words {
  switch (reason.code) {
    case 'invalid-json':
      return invalidJson(reason)
    case 'no-json':
      return {
        headline: 'Output is not valid JSON: there is no JSON in it',
        hint: 'ask the agent for JSON, and show it the keys you expect.',
      }
    case 'ambiguous':
      return ambiguous(reason)
    case 'not-object':
      return notObject(reason)
    case 'missing-key':
      return {
        headline: `Missing required key: ${formatPath(reason.path)}`,
        facts: [
          ['expected', visible(reason.expected)],
          ...(reason.similar === undefined
            ? []
            : [['similar', `the output has \`${visible(reason.similar)}\``] as const]),
        ],
      }
    case 'unexpected-key':
      return {
        headline: `Unexpected key: ${formatPath(reason.path)}`,
        facts: [['value', visible(reason.got)]],
        ...(reason.place && { place: reason.place }),
      }
    case 'value-mismatch':
      return valueMismatch(reason)
    case 'duplicate-key':
      return {
        headline: `Key '${formatPath(reason.path)}' stands twice: on ${lines(reason.first, reason.second)}`,
        place: reason.second,
        hint: 'readers disagree on which one counts; pass { allowDuplicateKeys: true } to take the last.',
      }
    case 'unsafe-number':
      return unsafeNumber(reason)
    case 'too-deep':
      return {
        headline: `JSON output is nested ${reason.depth} levels deep, past the limit of ${reason.limit}`,
      }
    case 'schema-mismatch':
      return {
        headline: `Schema mismatch at '${formatPath(reason.path)}': ${visible(reason.message)}`,
        ...(reason.got !== undefined && { facts: [['got', visible(reason.got)]] as const }),
        ...(reason.place && { place: reason.place }),
      }
  }
}

const CUT_OFF = 'the agent stopped in the middle; raise its token limit, or ask for a shorter answer.'

function invalidJson(reason: InvalidJson): Words {
  const hint = reason.open ? CUT_OFF : reason.lenient && lenientHint(reason.lenient)
  return {
    headline: `Output is not valid JSON: ${problem(reason)} at line ${reason.line} column ${reason.column}`,
    place: reason,
    ...(reason.open && { facts: [['cut off in', formatPath(reason.open)]] as const }),
    ...(hint !== undefined && { hint }),
  }
}

function problem({ detail, found = '', open }: InvalidJson): string {
  const character = found === '`' ? 'a backtick' : `\`${visible(found)}\``
  switch (detail) {
    case 'unexpected-token':
      return `unexpected ${character}`
    case 'unexpected-end':
      return open ? 'it is cut off' : 'it ends too early'
    case 'expected-key':
      return `expected a key in double quotes, but got ${character}`
    case 'expected-colon':
      return `expected \`:\` after a key, but got ${character}`
    case 'expected-comma-or-brace':
      return `expected \`,\` or \`}\`, but got ${character}`
    case 'expected-comma-or-bracket':
      return `expected \`,\` or \`]\`, but got ${character}`
    case 'trailing-content':
      return `unexpected ${character} after the end of the JSON`
    case 'control-character':
      return `unescaped ${character} in a string`
    case 'bad-escape':
      return `bad escape in a string, at ${character}`
    case 'bad-number':
      return `bad number, at ${character}`
  }
}

/** Format wrong, content right, or both wrong: said at once. */
function lenientHint(lenient: LenientReading | 'no-json'): string {
  if (lenient === 'no-json')
    return 'there is no JSON anywhere in it; ask the agent for JSON only, and name the keys.'
  const { score, reasons, deviations } = lenient
  const where = deviations[0] ? surroundings(deviations[0]) : 'there'
  const accept = 'pass { allowProse: true } to accept it'
  const [first] = reasons
  if (first === undefined)
    return `the content is right, only the format is wrong: it is valid JSON ${where}; ${accept}.`
  const rest = reasons.length > 1 ? ` (and ${count(reasons.length - 1, 'more problem')})` : ''
  const scored = `read so, its score is ${Number(score.toFixed(2))}`
  return `the format is wrong and so is the content: it is valid JSON ${where}, but ${scored}: ${jsonWords(first).headline}${rest}.`
}

function surroundings({ kind, fromLine, toLine }: Deviation): string {
  const place = fromLine === toLine ? `line ${fromLine}` : `lines ${fromLine} to ${toLine}`
  switch (kind) {
    case 'fence':
      return `inside a Markdown fence (${place})`
    case 'prose':
      return `with other text around it (${place})`
    case 'reasoning':
      return `beside a reasoning block (${place})`
    case 'byte-order-mark':
      return `after a byte order mark (${place})`
  }
}

function ambiguous({ candidates }: Ambiguous): Words {
  return {
    headline: `Ambiguous output: it holds ${count(candidates.length, 'different JSON value')}, expected one`,
    facts: candidates.slice(0, 5).map(({ line, excerpt }) => [`line ${line}`, visible(excerpt)] as const),
    hint: "ask the agent for one value, or pass { pick: 'last' } (or 'first') to choose.",
  }
}

function notObject({ got }: NotObject): Words {
  const article = got === 'array' || got === 'object' ? 'an ' : got === 'null' ? '' : 'a '
  return {
    headline: `JSON output must be an object, but got ${article}${got}`,
    hint: 'pass { allowAnyRoot: true } to accept any JSON value at the root.',
  }
}

function valueMismatch({ path, expected, got, lengths, place }: ValueMismatch): Words {
  const subject = path.length === 0 ? 'the output' : `key '${formatPath(path)}'`
  const difference =
    lengths && lengths.expected !== lengths.got
      ? `to have ${count(lengths.expected, 'item')}, but got ${lengths.got}`
      : `to be ${visible(expected)}, but got ${visible(got)}`
  return {
    headline: `Expected ${subject} ${difference}`,
    ...(lengths && {
      facts: [
        ['expected', visible(expected)],
        ['got', visible(got)],
      ] as const,
    }),
    ...(place && { place }),
  }
}

function unsafeNumber({ path, literal, parsed, place }: UnsafeNumber): Words {
  return {
    headline: `Number at '${formatPath(path)}' is not safe: \`${visible(literal.slice(0, 60))}\` is read as ${parsed}`,
    place,
    hint: 'ask for ids as text, or pass { allowUnsafeNumbers: true } to accept the rounded number.',
  }
}

function lines(first: Place, second: Place): string {
  if (first.line !== second.line) return `line ${first.line} and line ${second.line}`
  return `line ${first.line}, columns ${first.column} and ${second.column}`
}
