/** JSON documents of about a size, as agents write them: nested, with text, numbers, booleans and null. */
export function makeDocument(bytes) {
  const list = []
  const size = JSON.stringify(item(1000)).length + 1
  for (let n = 0; n * size < bytes - 100; n++) list.push(item(n))
  const value = { answer: 15, unit: 'kg', total: list.length, list, done: true }
  // Small answers are pretty-printed by most models, large ones by few.
  const text = JSON.stringify(value, null, bytes < 1e6 ? 2 : 0)
  const few = { answer: 15, unit: 'kg', total: list.length, done: true }
  return { text, value, few, wrong: { ...few, answer: 16 } }
}

function item(n) {
  return {
    id: n,
    name: `Pump ${n % 17}`,
    flow: n * 1.25,
    tags: ['a', 'b', `site-${n % 7}`],
    running: n % 2 === 0,
    note: { by: 'Mira', text: `Checked on day ${n}, no "noise" above the limit.`, until: null },
  }
}

export const sizes = { '1 KB': 1e3, '100 KB': 1e5, '10 MB': 1e7 }
