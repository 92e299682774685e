import { type PhraseNode, parsePhrase } from './parsePhrase'

/** A phrase that ended at a word. */
export interface PhraseHit<Cue> {
  readonly cue: Cue
  /** Index of the first word, as far as is known: a gap or an option may have made the phrase longer. */
  readonly first: number
  /** Index of the last word. */
  readonly last: number
}

export interface PhraseTable<Cue extends string> {
  /** Named groups of phrases, for use in others as `{name}`. */
  readonly classes: Readonly<Record<string, readonly string[]>>
  readonly cues: Readonly<Partial<Record<Cue, readonly string[]>>>
}

/**
 * Finds all phrases of many tables in one pass over the words.
 *
 * The phrases become one automaton whose states are worked out when a text first needs them. A word costs two
 * look-ups, however many phrases there are, so nothing here can backtrack.
 */
export class PhraseMatcher<Cue extends string> {
  readonly #nodes: Node<Cue>[] = []
  /** Letter or beginning of a word → the number by which edges know it. */
  readonly #atoms = new Map<string, number>()
  readonly #beginningLengths = new Set<number>()
  /** Words of one symbol are alike to every phrase. */
  readonly #symbols = new Map<string, number>()
  readonly #symbolAtoms: number[][] = []
  readonly #symbolOfWord = new Map<string, number>()
  #states = new Map<string, State<Cue>>()
  readonly #roots: number[] = []
  readonly #start: number
  readonly #end: number

  constructor(tables: readonly PhraseTable<Cue>[]) {
    this.#symbolFor([])
    this.#start = this.#symbolFor([this.#atom(START)])
    this.#end = this.#symbolFor([this.#atom(END)])
    for (const table of tables) this.#compile(table)
  }

  /** All phrases in these words, in the order of their last words. */
  match(words: readonly string[]): PhraseHit<Cue>[] {
    const hits: PhraseHit<Cue>[] = []
    let state = this.#step(this.#initial(), this.#start)
    for (let at = 0; at <= words.length; at++) {
      const word = words[at]
      state = this.#step(state, word === undefined ? this.#end : this.#symbol(word))
      for (const { cue, length } of state.accepts) {
        hits.push({ cue, first: Math.max(0, at + 1 - length), last: Math.min(at, words.length - 1) })
      }
    }
    return hits
  }

  #compile({ classes, cues }: PhraseTable<Cue>): void {
    const parsed = new Map<string, PhraseNode[][]>()
    const optionsOf = (name: string): PhraseNode[][] => {
      const known = parsed.get(name)
      if (known) return known
      const phrases = classes[name]
      if (!phrases) throw new SyntaxError(`unknown class {${name}}`)
      const options = phrases.map(parsePhrase)
      parsed.set(name, options)
      return options
    }
    // Each `add…` links the node `from` to what is added and returns the node after it.
    const addAll = (from: number, nodes: readonly PhraseNode[]): number => {
      let at = from
      for (const node of nodes) at = add(at, node)
      return at
    }
    const addChoice = (from: number, options: readonly PhraseNode[][]): number => {
      const after = this.#newNode()
      for (const option of options) this.#node(addAll(from, option)).empty.push(after)
      return after
    }
    const add = (from: number, node: PhraseNode): number => {
      switch (node.kind) {
        case 'word':
          return this.#edge(from, this.#atom(node.word))
        case 'beginning':
          this.#beginningLengths.add(node.of.length)
          return this.#edge(from, this.#atom(`${node.of}*`))
        case 'edge':
          return this.#edge(from, this.#atom(node.edge === 'start' ? START : END))
        case 'gap': {
          const after = this.#newNode()
          let at = from
          for (let i = 0; i < node.most; i++) {
            this.#node(at).empty.push(after)
            at = this.#edge(at, ANY)
          }
          this.#node(at).empty.push(after)
          return after
        }
        case 'class':
          return addChoice(from, optionsOf(node.name))
        case 'choice':
          return addChoice(from, node.options)
        case 'optional': {
          const after = add(from, node.node)
          this.#node(from).empty.push(after)
          return after
        }
      }
    }
    for (const [cue, phrases] of entries(cues)) {
      for (const phrase of phrases) {
        const root = this.#newNode()
        this.#roots.push(root)
        const nodes = parsePhrase(phrase)
        const last = addAll(root, nodes)
        this.#node(last).accepts.push({ cue, length: shortest(nodes, optionsOf) })
      }
    }
  }

  #newNode(): number {
    return this.#nodes.push({ edges: new Map(), empty: [], accepts: [] }) - 1
  }

  #node(index: number): Node<Cue> {
    const node = this.#nodes[index]
    if (!node) throw new RangeError(`no node ${index}`)
    return node
  }

  /** Follows or makes the edge: phrases that begin alike share their nodes. */
  #edge(from: number, atom: number): number {
    const { edges } = this.#node(from)
    const target = this.#newNode()
    const targets = edges.get(atom)
    if (targets) targets.push(target)
    else edges.set(atom, [target])
    return target
  }

  #atom(spelling: string): number {
    let atom = this.#atoms.get(spelling)
    if (atom === undefined) {
      atom = this.#atoms.size + 1
      this.#atoms.set(spelling, atom)
    }
    return atom
  }

  #symbolFor(atoms: number[]): number {
    const key = atoms.join()
    let symbol = this.#symbols.get(key)
    if (symbol === undefined) {
      symbol = this.#symbolAtoms.push(atoms) - 1
      this.#symbols.set(key, symbol)
    }
    return symbol
  }

  #symbol(word: string): number {
    const known = this.#symbolOfWord.get(word)
    if (known !== undefined) return known
    const atoms: number[] = []
    const whole = this.#atoms.get(word)
    if (whole !== undefined) atoms.push(whole)
    for (const length of this.#beginningLengths) {
      if (length > word.length) continue
      const beginning = this.#atoms.get(`${word.slice(0, length)}*`)
      if (beginning !== undefined) atoms.push(beginning)
    }
    const symbol = this.#symbolFor([ANY, ...atoms])
    // Bounded, since texts bring new words for ever; very long words are not worth remembering.
    if (this.#symbolOfWord.size > MOST_WORDS) this.#symbolOfWord.clear()
    if (word.length < 40) this.#symbolOfWord.set(word, symbol)
    return symbol
  }

  #initial(): State<Cue> {
    return this.#state([])
  }

  #step(state: State<Cue>, symbol: number): State<Cue> {
    const known = state.next.get(symbol)
    if (known) return known
    const targets = new Set<number>()
    const atoms = this.#symbolAtoms[symbol] ?? []
    const follow = (edges: ReadonlyMap<number, readonly number[]>) => {
      for (const atom of atoms) for (const target of edges.get(atom) ?? []) targets.add(target)
    }
    for (const node of state.closure) follow(this.#node(node).edges)
    follow(this.#rootEdges())
    const next = this.#state([...targets].sort((a, b) => a - b))
    state.next.set(symbol, next)
    return next
  }

  #state(nodes: readonly number[]): State<Cue> {
    const key = nodes.join()
    const known = this.#states.get(key)
    if (known) return known
    const closure = this.#closure(nodes)
    const accepts: Accept<Cue>[] = []
    for (const node of closure) accepts.push(...this.#node(node).accepts)
    const state: State<Cue> = {
      closure: closure.filter((node) => this.#node(node).edges.size > 0),
      accepts,
      next: new Map(),
    }
    // Real texts need a few thousand states; a hostile one makes them for ever.
    if (this.#states.size > MOST_STATES) this.#states = new Map()
    this.#states.set(key, state)
    return state
  }

  #closure(nodes: readonly number[]): number[] {
    const reached = new Set(nodes)
    for (const node of reached) for (const next of this.#node(node).empty) reached.add(next)
    return [...reached]
  }

  #merged: Map<number, number[]> | undefined
  /** Where a phrase may begin: the edges of all roots, merged. */
  #rootEdges(): ReadonlyMap<number, readonly number[]> {
    if (this.#merged) return this.#merged
    const merged = new Map<number, number[]>()
    for (const node of this.#closure(this.#roots)) {
      for (const [atom, targets] of this.#node(node).edges) {
        const known = merged.get(atom)
        if (known) known.push(...targets)
        else merged.set(atom, [...targets])
      }
    }
    this.#merged = merged
    return merged
  }
}

const ANY = 0
const START = '^'
const END = '$'
const MOST_WORDS = 20_000
const MOST_STATES = 20_000

interface Accept<Cue> {
  readonly cue: Cue
  readonly length: number
}

interface Node<Cue> {
  readonly edges: Map<number, number[]>
  readonly empty: number[]
  readonly accepts: Accept<Cue>[]
}

interface State<Cue> {
  readonly closure: readonly number[]
  readonly accepts: readonly Accept<Cue>[]
  readonly next: Map<number, State<Cue>>
}

function entries<Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  const found: [Key, Value][] = []
  for (const key in record) {
    const value = record[key]
    if (value !== undefined) found.push([key, value])
  }
  return found
}

/** How many words the shortest reading of a phrase has. */
function shortest(nodes: readonly PhraseNode[], optionsOf: (name: string) => PhraseNode[][]): number {
  let length = 0
  for (const node of nodes) length += shortestNode(node, optionsOf)
  return length
}

function shortestNode(node: PhraseNode, optionsOf: (name: string) => PhraseNode[][]): number {
  switch (node.kind) {
    case 'word':
    case 'beginning':
      return 1
    case 'edge':
    case 'gap':
    case 'optional':
      return 0
    case 'class':
      return Math.min(...optionsOf(node.name).map((option) => shortest(option, optionsOf)))
    case 'choice':
      return Math.min(...node.options.map((option) => shortest(option, optionsOf)))
  }
}
