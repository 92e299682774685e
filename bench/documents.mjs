export const sizes = { '1 KB': 1e3, '100 KB': 1e5, '10 MB': 1e7 }

/**
 * A JSON document of about so many bytes as an agent writes it (nested, with text, numbers, booleans and null; the
 * same for the same seed), and what to expect of it: five keys or all of it, right and wrong.
 */
export function makeDocument(bytes, seed = 7) {
  const random = randomFrom(seed)
  // Small answers are pretty-printed by most models, large ones by few.
  const indent = bytes < 1e6 ? 2 : 0
  const pumps = []
  for (let length = 150; length < bytes; ) {
    const pump = makePump(pumps.length, random)
    pumps.push(pump)
    length += JSON.stringify(indent ? [[pump]] : pump, null, indent).length
  }
  const value = {
    answer: 15,
    unit: 'kg',
    total: pumps.length,
    site: { name: 'Nord', since: 2019 },
    pumps,
    done: true,
  }
  const { pumps: _, ...few } = value
  const text = JSON.stringify(value, null, indent)
  return {
    text,
    few,
    whole: JSON.parse(text),
    fewWrong: { ...few, answer: 16 },
    wholeWrong: { ...JSON.parse(text), answer: 16 },
    cut: text.slice(0, -4),
    fenced: ['```json', text, '```'].join('\n'),
  }
}

function makePump(id, random) {
  const pick = (items) => items[Math.floor(random() * items.length)]
  return {
    id,
    name: `${pick(['Pump', 'Valve', 'Filter'])} ${pick(['north', 'süd', 'east'])}`,
    flow: Math.round(random() * 1e4) / 100,
    tags: [pick(['a', 'b']), `site-${pick([1, 2, 3])}`],
    running: random() < 0.5,
    note: { by: pick(['Mira', 'José', null]), text: pick(notes) },
  }
}

const notes = [
  'Checked at 08:30, no "noise" above the limit.',
  'Replaced the seal; see C:\\reports\\pumps for the photos.\nNext visit in May.',
  'ok',
  '',
]

/** Mulberry32. */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
