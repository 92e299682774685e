import { expect, test } from 'vitest'
import { agent } from './agent'

test('adds, and answers as JSON', async () => {
  const output = await agent('Add 10 and 5. Reply as JSON with the key "answer".')
  expect(output).toBeValidJsonWith({ answer: 15 })
})

test('answers as JSON and nothing else', async () => {
  const output = await agent('Who wrote the first program? Reply as JSON with the keys "name" and "year".')
  expect(output).toBeValidJsonWith({ name: 'Ada Lovelace', year: 1843 })
})

test('knows who wrote the first program, in whatever wrapping', async () => {
  const output = await agent('Who wrote the first program? Reply as JSON with the keys "name" and "year".')
  expect(output).toBeValidJsonWith({ name: 'Ada Lovelace', year: 1843 }, { allowProse: true })
})

test('lists the order with counts as numbers', async () => {
  const output = await agent('List the order as JSON.')
  expect(output).toBeValidJsonWith({
    items: [
      { sku: 'tea', count: 2 },
      { sku: 'cup', count: 4 },
    ],
    total: expect.any(Number),
    currency: 'EUR',
  })
})

test('finishes its summary', async () => {
  const output = await agent('Summarise the meeting as JSON.')
  expect(output).toBeValidJson()
})

test('gives the customer number with all its digits', async () => {
  const output = await agent('What is the customer number? Reply as JSON.')
  expect(output).toBeValidJson()
})
