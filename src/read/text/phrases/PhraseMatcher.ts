import { compilePhrases, type PhraseTable } from './compilePhrases'
import { type Accept, ANY, END, type PhraseNet, START } from './PhraseNet'

/** A phrase that ended at a word. */
export interface PhraseHit<Cue> {
  readonly cue: Cue
  /** Index of the first word, as far as is known: a gap or an option may have made the phrase longer. */
  readonly first: number
  /** Index of the last word. */
  readonly last: number
}

/**
 * Finds all phrases of many tables in one pass over the words.
 *
 * The states of the automaton are worked out when a text first needs them. From then on a word costs two
 * look-ups, however many phrases there are, and nothing can backtrack.
 */
export class PhraseMatcher<Cue extends string> {
  readonly #net: PhraseNet<Cue>
  readonly #rootEdges: ReadonlyMap<number, readonly number[]>
  /** Words that are alike to every phrase are one symbol: the edges they may take. */
  readonly #symbols: number[][] = []
  readonly #symbolByEdges = new Map<string, number>()
  readonly #symbolByWord = new Map<string, number>()
  readonly #start: number
  readonly #end: number
  #states = new Map<string, State<Cue>>()

  constructor(tables: readonly PhraseTable<Cue>[]) {
    this.#net = compilePhrases(tables)
    this.#rootEdges = mergeEdges(this.#net)
    this.#start = this.#symbolFor([this.#net.numberOf(START)])
    this.#end = this.#symbolFor([this.#net.numberOf(END)])
  }

  /** All phrases in these words, in the order of their last words. */
  match(words: readonly string[]): PhraseHit<Cue>[] {
    const hits: PhraseHit<Cue>[] = []
    let state = this.#step(this.#stateOf([]), this.#start)
    for (let at = 0; at <= words.length; at++) {
      const word = words[at]
      state = this.#step(state, word === undefined ? this.#end : this.#symbolOf(word))
      for (const { cue, length } of state.accepts) {
        hits.push({ cue, first: Math.max(0, at + 1 - length), last: Math.min(at, words.length - 1) })
      }
    }
    return hits
  }

  #step(state: State<Cue>, symbol: number): State<Cue> {
    const known = state.next.get(symbol)
    if (known) return known
    const targets = new Set<number>()
    for (const number of this.#symbols[symbol] ?? []) {
      for (const target of this.#rootEdges.get(number) ?? []) targets.add(target)
      for (const node of state.nodes) {
        for (const target of this.#net.node(node).edges.get(number) ?? []) targets.add(target)
      }
    }
    const next = this.#stateOf([...targets].sort((a, b) => a - b))
    state.next.set(symbol, next)
    return next
  }

  #stateOf(targets: readonly number[]): State<Cue> {
    const key = targets.join()
    const known = this.#states.get(key)
    if (known) return known
    const nodes: number[] = []
    const accepts: Accept<Cue>[] = []
    for (const index of this.#net.closure(targets)) {
      const node = this.#net.node(index)
      accepts.push(...node.accepts)
      if (node.edges.size > 0) nodes.push(index)
    }
    const state: State<Cue> = { nodes, accepts, next: new Map() }
    // Real texts need a few thousand states; a hostile one makes them for ever.
    if (this.#states.size >= MOST_STATES) this.#states = new Map()
    this.#states.set(key, state)
    return state
  }

  #symbolOf(word: string): number {
    const known = this.#symbolByWord.get(word)
    if (known !== undefined) return known
    const edges = [ANY]
    const whole = this.#net.numbers.get(word)
    if (whole !== undefined) edges.push(whole)
    for (const length of this.#net.beginningLengths) {
      const beginning = length <= word.length && this.#net.numbers.get(`${word.slice(0, length)}*`)
      if (beginning) edges.push(beginning)
    }
    const symbol = this.#symbolFor(edges)
    // Texts bring new words for ever, and no word of a phrase is this long.
    if (this.#symbolByWord.size >= MOST_WORDS) this.#symbolByWord.clear()
    if (word.length < LONG_WORD) this.#symbolByWord.set(word, symbol)
    return symbol
  }

  #symbolFor(edges: number[]): number {
    const key = edges.join()
    const known = this.#symbolByEdges.get(key)
    if (known !== undefined) return known
    const symbol = this.#symbols.push(edges) - 1
    this.#symbolByEdges.set(key, symbol)
    return symbol
  }
}

const MOST_STATES = 20_000
const MOST_WORDS = 20_000
const LONG_WORD = 40

interface State<Cue> {
  /** The nodes the phrases begun so far have come to. */
  readonly nodes: readonly number[]
  readonly accepts: readonly Accept<Cue>[]
  readonly next: Map<number, State<Cue>>
}

/** A phrase may begin at any word, so the edges of all roots are open in every state. */
function mergeEdges<Cue extends string>(net: PhraseNet<Cue>): Map<number, number[]> {
  const merged = new Map<number, number[]>()
  for (const node of net.closure(net.roots)) {
    for (const [number, targets] of net.node(node).edges) {
      merged.set(number, [...(merged.get(number) ?? []), ...targets])
    }
  }
  return merged
}
