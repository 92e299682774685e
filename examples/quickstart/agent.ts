/** A stand-in for your agent: it answers from recordings, so that the example needs no key. */
const recordings: Readonly<Record<string, string>> = {
  'Add 10 and 5. Reply as JSON with the key "answer".': '{"answer": 15}',
  'Who wrote the first program? Reply as JSON with the keys "name" and "year".':
    'Here you go:\n\n```json\n{\n  "name": "Ada Lovelace",\n  "year": 1843\n}\n```\n\nLet me know if you need more!',
  'List the order as JSON.':
    '{\n  "order": "A-17",\n  "items": [\n    { "sku": "tea", "count": 2 },\n    { "sku": "cup", "count": "4" }\n  ],\n  "total": 31.5\n}',
  'Summarise the meeting as JSON.':
    '{\n  "title": "Weekly sync",\n  "decisions": [\n    { "who": "Mira", "what": "ship on Tuesday" },\n    { "who": "Jon", "what": "write the chan',
  'What is the customer number? Reply as JSON.': '{"customer": 9007199254740993}',
}

export async function agent(prompt: string): Promise<string> {
  const output = recordings[prompt]
  if (output === undefined) throw new Error(`No recording for: ${prompt}`)
  return output
}
