export interface Accept<Cue> {
  readonly cue: Cue
  /** How many words the shortest reading of the phrase has. */
  readonly length: number
}

interface NetNode<Cue> {
  /** Word, by number → where it leads. */
  readonly edges: Map<number, number[]>
  /** Nodes reached without a word. */
  readonly empty: number[]
  /** Phrases that end here. */
  readonly accepts: Accept<Cue>[]
}

/** The number of an edge that any word may take. */
export const ANY = 0
export const START = '^'
export const END = '$'

/** The phrases of many tables as one non-deterministic automaton; `compilePhrases` makes it. */
export class PhraseNet<Cue extends string> {
  readonly nodes: NetNode<Cue>[] = []
  /** Where the phrases of each table begin. */
  readonly roots: number[] = []
  /** Word, beginning of a word (`inform*`) or edge of the sentence → the number edges know it by. */
  readonly numbers: Map<string, number> = new Map()
  readonly beginningLengths: Set<number> = new Set()

  newNode(): number {
    return this.nodes.push({ edges: new Map(), empty: [], accepts: [] }) - 1
  }

  node(index: number): NetNode<Cue> {
    const node = this.nodes[index]
    if (!node) throw new RangeError(`no node ${index}`)
    return node
  }

  link(from: number, number: number, to: number): void {
    const { edges } = this.node(from)
    const targets = edges.get(number)
    if (targets) targets.push(to)
    else edges.set(number, [to])
  }

  numberOf(spelling: string): number {
    const known = this.numbers.get(spelling)
    if (known !== undefined) return known
    const number = this.numbers.size + 1
    this.numbers.set(spelling, number)
    return number
  }

  /** These nodes and all that are reached from them without a word. */
  closure(nodes: Iterable<number>): Set<number> {
    const reached = new Set(nodes)
    for (const node of reached) for (const next of this.node(node).empty) reached.add(next)
    return reached
  }
}
