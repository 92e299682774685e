import type { Token } from './tokens'

/** The two candidates last named side by side, in their order. */
export type Pair = readonly [number, number] | undefined

/** Turns "the former" and "the latter", "the first one" and "the second answer" into the candidates they stand for. */
export function resolveReferences(tokens: Token[], previous: Pair): Token[] {
  const named: number[] = []
  return tokens.map((token, at) => {
    if (token.candidate >= 0 && !named.includes(token.candidate)) named.push(token.candidate)
    const pair = pairIn(named) ?? previous
    if (!pair) return token
    const place = FORMER.has(token.word) ? 0 : LATTER.has(token.word) ? 1 : undefined
    if (place === undefined || tokens[at - 1]?.word !== 'the') return token
    const isOrdinal = token.word === 'first' || token.word === 'second'
    if (isOrdinal && !COUNTED.has(tokens[at + 1]?.word ?? '')) return token
    return { ...token, word: '', candidate: pair[place] }
  })
}

const FORMER = new Set(['former', 'first'])
const LATTER = new Set(['latter', 'second'])
const COUNTED = new Set('one option answer response output assistant model candidate choice reply'.split(' '))

/** The pair that later words may refer to. */
export function pairOf(tokens: readonly Token[], previous: Pair): Pair {
  const named = new Set(tokens.flatMap(({ candidate }) => (candidate >= 0 ? [candidate] : [])))
  return pairIn([...named]) ?? previous
}

function pairIn(named: readonly number[]): Pair {
  const [first, second] = named
  return first !== undefined && second !== undefined && named.length === 2 ? [first, second] : undefined
}
