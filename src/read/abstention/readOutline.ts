import { maskQuoted } from '../text/maskQuoted'
import { type Sentence, splitSentences } from '../text/splitSentences'
import type { ProjectPhrases } from './projectPhrases'
import { readSegments } from './readSegments'
import type { Segment } from './Segment'

/** The opener and the end decide about a text; what stands between in a long one is content. */
const HEAD = 6_000
const TAIL = 3_000

/** The segments of a text; of a long one, those of its head and tail. */
export function readOutline(text: string, project: ProjectPhrases): Segment[] {
  if (text.length <= 2 * (HEAD + TAIL)) return readPart(text, 0, text.length, project)
  const from = text.length - TAIL
  return [
    ...readPart(text, 0, HEAD, project),
    middleOf(text, HEAD, from),
    ...readPart(text, from, text.length, project),
  ]
}

function readPart(text: string, from: number, to: number, project: ProjectPhrases): Segment[] {
  const part = unquote(text.slice(from, to))
  const masked = maskQuoted(from === 0 ? blankLabel(part) : part)
  const lower = toLower(masked)
  const segments: Segment[] = []
  for (const { start, end, paragraph } of splitSentences(masked)) {
    const sentence: Sentence = { text: part.slice(start, end), start, end, paragraph }
    segments.push(...readSegments(sentence, lower, project))
  }
  return segments
}

/** An output that is one quotation is what the agent says. */
function unquote(text: string): string {
  const bare = text.trim()
  const first = bare.charAt(0)
  const closes = (first === '"' && bare.endsWith('"')) || (first === '“' && bare.endsWith('”'))
  if (closes && bare.length > 1 && bare.slice(1, -1).search(/["“”]/) === -1) return bare.slice(1, -1)
  if (first !== '`' || !/^```(?:text|txt|markdown|md|plaintext)?\n/.test(bare)) return text
  const end = bare.indexOf('\n```', 3)
  return end === bare.length - 4 ? bare.slice(bare.indexOf('\n') + 1, end) : text
}

/** `A: I do not know.` begins with what the answer is called, not with the answer. */
function blankLabel(text: string): string {
  const [label = ''] = /^\s*(?:a|answer|assistant|response|reply|bot|ai)\s?:/i.exec(text.slice(0, 40)) ?? []
  return label === '' ? text : ' '.repeat(label.length) + text.slice(label.length)
}

/** Lower case of the same length: "İ" alone becomes two characters. */
function toLower(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replaceAll('İ', 'I').toLowerCase()
}

function middleOf(text: string, start: number, end: number): Segment {
  return {
    role: 'content',
    sentence: { text: text.slice(start, Math.min(end, start + 200)), start, end, paragraph: 0 },
    size: (end - start) / 6,
    opens: true,
    turns: true,
    cues: new Set(),
  }
}
