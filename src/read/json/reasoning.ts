const REASONING_TAGS = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'reflection', 'scratchpad']

/** Where the reasoning block that begins at `start` ends, if one does; the end of the text when it is never closed. */
export function reasoningEnd(text: string, start: number): number | undefined {
  const left = text[start]
  if (left !== '<' && left !== '◁') return undefined
  const right = left === '◁' ? '▷' : '>'
  const [tag = ''] = text.slice(start + 1, start + 1 + LONGEST_TAG).split(right, 1)
  if (!REASONING_TAGS.includes(tag.toLowerCase())) return undefined
  const close = `${left}/${tag}${right}`
  const end = text.indexOf(close, start)
  return end === -1 ? text.length : end + close.length
}

/** Characters of a tag and its closing bracket. */
const LONGEST_TAG = 16

/** Some chat templates put the opening tag into the prompt: all before a lone `</think>` is reasoning. */
export function reasoningWithoutStart(text: string): number {
  const close = '</think>'
  const end = text.indexOf(close)
  if (end === -1) return 0
  const open = text.indexOf('<think>')
  return open === -1 || open > end ? end + close.length : 0
}
