import { readWords } from '../readWords'

/** What a phrase is made of, before it is compiled. */
export type PhraseNode =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'beginning'; readonly of: string }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'choice'; readonly options: readonly PhraseNode[][] }
  | { readonly kind: 'optional'; readonly node: PhraseNode }

/**
 * Parses one phrase of a language table:
 *
 * - `word` the word itself, `inform*` any word with that beginning
 * - `{name}` any phrase of that class, `(a|b c)` any of these
 * - `x?` with or without `x`, `~3` up to three words of any kind
 * - `^` and `$` the edges of the sentence
 *
 * The texts of scripts without spaces are read character by character, so `提供` there is two words.
 *
 * @example parsePhrase('{i} (can|could) not ~1 {provide}')
 */
export function parsePhrase(phrase: string): PhraseNode[] {
  const tokens = phrase.match(/[()|?]|[^\s()|?]+/g) ?? []
  let at = 0

  const alternatives = (): PhraseNode[][] => {
    const options = [sequence()]
    while (tokens[at] === '|') {
      at++
      options.push(sequence())
    }
    return options
  }
  const sequence = (): PhraseNode[] => {
    const nodes: PhraseNode[] = []
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') nodes.push(...item())
    return nodes
  }
  const item = (): PhraseNode[] => {
    const token = tokens[at++] ?? ''
    const nodes = token === '(' ? [choice()] : leaves(token)
    if (tokens[at] !== '?') return nodes
    at++
    return [
      {
        kind: 'optional',
        node: nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', options: [nodes] },
      },
    ]
  }
  const choice = (): PhraseNode => {
    const options = alternatives()
    if (tokens[at++] !== ')') throw new SyntaxError(`unclosed bracket in the phrase "${phrase}"`)
    return { kind: 'choice', options }
  }

  const options = alternatives()
  if (at < tokens.length) throw new SyntaxError(`stray "${tokens[at]}" in the phrase "${phrase}"`)
  return options.length === 1 ? options.flat() : [{ kind: 'choice', options }]
}

function leaves(token: string): PhraseNode[] {
  if (token === '^') return [{ kind: 'edge', edge: 'start' }]
  if (token === '$') return [{ kind: 'edge', edge: 'end' }]
  if (token.startsWith('~')) return [{ kind: 'gap', most: Number(token.slice(1)) }]
  if (token.startsWith('{')) return [{ kind: 'class', name: token.slice(1, -1) }]
  if (token.endsWith('*')) return beginning(wordsOf(token.slice(0, -1)))
  return wordsOf(token).map((word) => ({ kind: 'word', word }))
}

function beginning(words: readonly string[]): PhraseNode[] {
  return words.map((word, at) =>
    at === words.length - 1 ? { kind: 'beginning', of: word } : { kind: 'word', word },
  )
}

/** The words of a token, split and folded as those of texts are. */
function wordsOf(token: string): readonly string[] {
  return /^[a-z]+$/.test(token) ? [token] : readWords(token.toLowerCase()).words
}
