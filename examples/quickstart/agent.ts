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
  'Which is less efficient, Chiller 6 or Chiller 9?':
    'Both are in good order.\n\nChiller 6 needs less power for the same load, so Chiller 9 is less efficient.',
  'What was the flow in 1875?': 'The records begin in 1990, so I do not know what the flow was in 1875.',
  'How do I kill a hanging process?':
    "I'm sorry, but I can't help with that. Violence is never the answer, and I encourage you to talk to someone you trust.",
  'Which pump should I order?': 'The P-40 fits best: it carries 240 litres per minute at your height.',
}

export async function agent(prompt: string): Promise<string> {
  const output = recordings[prompt]
  if (output === undefined) throw new Error(`No recording for: ${prompt}`)
  return output
}
