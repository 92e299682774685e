// imports: each project puts its own on this line, so that line numbers stay the same

test('passes on the expected keys', () => {
  expect('{"answer": 15, "unit": "apples"}').toBeValidJsonWith({ answer: 15 })
})

test('passes on any object', () => {
  expect('{}').toBeValidJson()
})

test('passes on JSON inside a fence when prose is allowed', () => {
  expect('Here:\n```json\n{"answer": 15}\n```').toBeValidJsonWith({ answer: 15 }, { allowProse: true })
})

test('passes under .not when a value differs', () => {
  expect('{"answer": 16}').not.toBeValidJsonWith({ answer: 15 })
})

test('passes inside toEqual, plain and under expect.not', () => {
  expect({ output: '{"answer": 15}' }).toEqual({ output: expect.toBeValidJsonWith({ answer: 15 }) })
  expect({ output: '{"answer": 16}' }).toEqual({ output: expect.not.toBeValidJsonWith({ answer: 15 }) })
})

test('takes asymmetric matchers of the runner', () => {
  expect('{"user": {"id": 7}}').toBeValidJsonWith({
    user: expect.objectContaining({ id: expect.any(Number) }),
  })
})

test('waits with .resolves', async () => {
  await expect(Promise.resolve('{"answer": 15}')).resolves.toBeValidJsonWith({ answer: 15 })
})

test('throws for an unknown option, under .not too', () => {
  const message = "toBeValidJson(): unknown option 'allowProze'; did you mean 'allowProse'?"
  expect(() => expect('{}').toBeValidJson({ allowProze: true })).toThrow(message)
  expect(() => expect('no JSON').not.toBeValidJson({ allowProze: true })).toThrow(message)
})

test('fails on a wrong value', () => {
  expect('{"answer": 16}').toBeValidJsonWith({ answer: 15 }) // fails
})

test('fails on prose around the JSON', () => {
  expect('Sure! {"answer": 15}').toBeValidJsonWith({ answer: 15 }) // fails
})

test('fails under .not on a match', () => {
  expect('{"answer": 15}').not.toBeValidJsonWith({ answer: 15 }) // fails
})

test('fails on no output', () => {
  expect(undefined).toBeValidJson() // fails
})

test('fails on no output under .not', () => {
  expect(undefined).not.toBeValidJson() // fails
})

test('fails on a mistake in the test', () => {
  expect('{}').toBeValidJson({ allowProze: true }) // fails
})
