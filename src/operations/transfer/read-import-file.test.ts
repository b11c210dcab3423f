import { expect, test } from 'vitest'
import { fileOf } from '../app/sent-file.ts'
import { readImportFile } from './read-import-file.ts'

// The limits of time are part of these tests: each takes a moment, and minutes where its time grows with the square.
const LIMIT = { timeout: 60_000 }

const read = async (format: 'csv' | 'json', text: string) =>
  (await readImportFile('post', format, fileOf(new TextEncoder().encode(text)))).rows

test('an entry that is nested too deeply is refused by its row', async () => {
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`
  const [first, second] = await read('json', `[{"title":${deep}},{"title":"x","contentMedia":[{"url":"y"}]}]`)
  expect(first).toMatchObject({
    fields: {},
    problems: [{ path: 'row', message: 'This entry is nested too deeply' }],
  })
  expect(second).toMatchObject({ fields: { contentMedia: [{ url: 'y' }] }, problems: [] })
})

test('of the unknown fields of an entry the first are named', LIMIT, async () => {
  const fields = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`field ${index}`, 1]))
  const [row] = await read('json', JSON.stringify([{ ...fields, title: 'x' }]))
  expect(row?.fields).toEqual({ title: 'x' })
  expect(row?.problems).toHaveLength(20)
  expect(row?.problems[0]).toEqual({ path: 'field 0', message: 'Unknown field: field 0' })
})

test('a header of many unknown columns is refused, the first of them named', LIMIT, async () => {
  const header = Array.from({ length: 200_000 }, (_, index) => `column ${index}`).join(',')
  await expect(read('csv', `${header}\n`)).rejects.toThrow(
    /^Unknown columns: column 0, .* and 199990 more\.$/,
  )
})
