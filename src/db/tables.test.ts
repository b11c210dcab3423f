import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDatabase } from '#test/test-database.ts'
import { COLUMN_TYPES } from '#test/column-overrides.ts'
import { printTables } from '#test/print-tables.ts'

const FILE = new URL('tables.ts', import.meta.url)
const { db } = await ownDatabase()

test('tables.ts is what the migrations make; UPDATE_TABLES=1 writes it', async () => {
  const printed = await printTables(db)
  if (process.env.UPDATE_TABLES === '1') await writeFile(FILE, printed)
  expect(await readFile(FILE, 'utf8')).toBe(printed)
})

test('every column with a type of its own is there', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  expect(Object.keys(COLUMN_TYPES).filter((name) => !known.has(name))).toEqual([])
})
