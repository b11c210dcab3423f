import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'

const fixtures = join(import.meta.dirname, '../../test/fixtures/migrations')
const { connect } = await emptyDatabase()
const { db, pool } = connect()

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
})

it('applies the files in order, once', async () => {
  expect(await migrate(db, fixtures)).toEqual(['1001_shelf', '1002_book'])
  expect(await migrate(db, fixtures)).toEqual([])
})

it('applies them once when several start at the same time', async () => {
  const starters = [connect(), connect(), connect(), connect()]
  const applied = await Promise.all(starters.map((starter) => migrate(starter.db, fixtures)))
  expect(applied.flat().toSorted()).toEqual(['1001_shelf', '1002_book'])
  expect((await pool.query('select count(*) from shelf')).rows).toEqual([{ count: 1 }])
})

it('keeps what went before a migration that fails, and nothing of the one that failed', async () => {
  await migrate(db, folderWith({ '1001_first.sql': 'create table first (id int)' }))
  await expect(migrate(db, folderWith(ONE_FAILS))).rejects.toThrow(
    'Migration 1003_bad failed: column "nothing" does not exist',
  )
  expect(await tables()).toEqual(['first', 'good'])
})

it('leaves a new database empty where a migration fails', async () => {
  await expect(migrate(db, folderWith(ONE_FAILS))).rejects.toThrow('Migration 1003_bad failed')
  expect(await tables()).toEqual([])
})

it('gives the connection back with its time limit', async () => {
  const limit = () => sql`show statement_timeout`.execute(db)
  const before = await limit()
  await migrate(db, fixtures)
  expect((await limit()).rows).toEqual(before.rows)
})

it('lets the version before start again once a later one has migrated', async () => {
  const early = folderWith({ '1001_shelf.sql': 'create table shelf (id int);' })
  const late = folderWith({
    '1001_shelf.sql': 'create table shelf (id int);',
    '1002_book.sql': 'create table book (id int);',
  })
  await migrate(db, late)
  expect(await migrate(db, early)).toEqual([])
  expect(await migrate(db, late)).toEqual([])
})

it('refuses a database with a migration between its own that it does not know', async () => {
  await migrate(db, folderWith({ '1001_shelf.sql': 'select 1', '1002_other.sql': 'select 1' }))
  const folder = folderWith({ '1001_shelf.sql': 'select 1', '1003_book.sql': 'select 1' })
  await expect(migrate(db, folder)).rejects.toThrow('1002_other')
})

it('takes a folder that is empty or missing for nothing to do', async () => {
  expect(await migrate(db, folderWith({}))).toEqual([])
  expect(await migrate(db, join(fixtures, 'missing'))).toEqual([])
})

const ONE_FAILS = {
  '1001_first.sql': 'create table first (id int)',
  '1002_good.sql': 'create table good (id int)',
  '1003_bad.sql': 'create table bad (id int); select nothing;',
}

async function tables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  )
  return rows.map(({ name }) => name)
}

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
