import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

/** Every text is longer than this piece, so that lists are read entry by entry. */
const PIECE = 1
const read = (text: string) => readJson(new TextEncoder().encode(text), () => undefined, PIECE)

test.each([
  '[]',
  ' [ ] ',
  '[1]',
  '[1, "a", null, true, [2, {"b": []}], {"c": "d"}]',
  '\n[\t{"name": "Comma, [bracket] {brace} \\" and \\\\"},\r\n{"name": "Čačak 🎰"}]\n',
  '["\\\\", "\\"", "]"]',
  '{"a": [1, 2]}',
  '"text, with [signs]"',
  '12',
])('%j is what JSON.parse makes of it', async (text) => {
  expect(await read(text)).toEqual(JSON.parse(text))
})

test('a byte order mark in front is left out', async () => {
  expect(await read('\uFEFF[1, 2]')).toEqual([1, 2])
})

test.each([
  '[1,]',
  '[,1]',
  '[1,,2]',
  '[1 2]',
  '[1, 2',
  '[[1, 2]',
  '[1, 2]]',
  '[1, 2] [3]',
  '[1, 2] x',
  'x [1, 2]',
  '[1, 2}',
  '{1, 2]',
  '["a, 2]',
  '[nul, 1]',
  '[',
  ']',
])('%j is refused as JSON.parse refuses it', async (text) => {
  let message = ''
  try {
    JSON.parse(text)
  } catch (error) {
    message = error instanceof Error ? error.message : ''
  }
  expect(message).not.toBe('')
  await expect(read(text)).rejects.toThrow(new SyntaxError(message))
})

test('a long text that ends too many levels deep is refused before it is parsed', async () => {
  await expect(read('['.repeat(1_000))).rejects.toThrow(new SyntaxError('nested too deeply'))
})

test('progress is reported while there is more to read, and the reader may stop', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(Array.from({ length: 100 }, (_, index) => index)))
  const told: number[] = []
  await readJson(bytes, (read) => told.push(read), 50)
  expect(told.length).toBeGreaterThan(3)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  const stop = () => {
    throw new Error('gone')
  }
  await expect(readJson(bytes, stop, 50)).rejects.toThrow('gone')
})
