/** What version 1.0.0 kept is opened by every version after it. */
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { appliedMigrations, knownMigrations, migrate, ownFolder } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { oneOfEverything } from '#test/one-of-everything.ts'
import { restoreBackup } from '#test/restore-backup.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { emptyDatabase, ownDatabase } from '#test/test-database.ts'
import { makeBackup } from './make-backup.ts'

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures')
const BACKUP = join(FIXTURES, 'backup-1.0.0.tar.gz')
const EXPECTED = join(FIXTURES, 'backup-1.0.0.json')
const PUBLIC = [
  '/api/casinos',
  '/api/bonuses',
  '/api/games',
  '/api/blog',
  '/api/reviews/casino/1',
  '/api/changes',
]
const MARKED = ['casinos', 'bonuses', 'games'] as const

const LAST_OF_1_0 = '1012_click_days'

/** The rows of each table, the marks of demo content, and what the public calls answer. */
interface Kept {
  rows: Record<string, number>
  demo: Record<string, number[]>
  answers: Record<string, unknown>
}

async function keptIn(db: Kysely<Tables>): Promise<Omit<Kept, 'rows'>> {
  const site = testApp(db)
  const answers: Record<string, unknown> = {}
  for (const path of PUBLIC) answers[path] = await (await site.request(path)).json()
  const demo: Record<string, number[]> = {}
  for (const table of MARKED) {
    const rows = await db.selectFrom(table).select('id').where('is_demo', '=', true).orderBy('id').execute()
    demo[table] = rows.map(({ id }) => id)
  }
  return { demo, answers }
}

async function mediaFolder() {
  return createFolderMediaStore(await mkdtemp(join(tmpdir(), 'evenhand-test-')))
}

// Made once, by version 1.0.0: what it keeps must never change.
test.runIf(process.env['MAKE_BACKUP_FIXTURE'] === '1')('the backup of 1.0.0 is made', async () => {
  const { db, engine, reset } = await ownDatabase()
  await reset()
  await oneOfEverything(db)
  const casino = await aCasino(db, { name: 'Of the demo', slug: 'of-the-demo', is_demo: true })
  await aBonus(db, { casino_id: casino, is_demo: true })
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-test-'))
  const { path, manifest } = await makeBackup(
    { db, engine, media: await mediaFolder() },
    { folder, now: NOW },
  )
  await copyFile(path, BACKUP)
  expect(manifest.migrations.at(-1)).toBe(LAST_OF_1_0)
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]))
  await writeFile(EXPECTED, `${JSON.stringify({ rows, ...(await keptIn(db)) }, null, 2)}\n`)
})

test('a backup of 1.0.0 is brought up to date with every row, mark and public answer', async () => {
  const { rows, demo, answers } = JSON.parse(await readFile(EXPECTED, 'utf8')) as Kept
  const { db } = (await emptyDatabase()).connect()
  const manifest = await restoreBackup({ db, media: await mediaFolder() }, BACKUP, undefined)
  expect(await appliedMigrations(db)).toEqual(await knownMigrations())
  expect(manifest.migrations.at(-1)).toBe(LAST_OF_1_0)
  const found: Record<string, number> = {}
  for (const table of Object.keys(rows)) {
    const counted = await sql<{
      rows: number
    }>`select count(*)::integer as rows from ${sql.table(table)}`.execute(db)
    found[table] = counted.rows[0]?.rows ?? 0
  }
  expect(found).toEqual(rows)
  const kept = await keptIn(db)
  expect(kept.demo).toEqual(demo)
  expect(demo['casinos']).toHaveLength(1)
  // A later version may say more.
  expect(kept.answers).toMatchObject(answers as Record<string, object>)
})

test('a process goes on reading and writing while a later version has brought the database up to date', async () => {
  const { db, reset } = await ownDatabase()
  await reset()
  await oneOfEverything(db)
  const site = testApp(db)
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-test-'))
  for (const name of await knownMigrations())
    await copyFile(join(ownFolder(), `${name}.sql`), join(folder, `${name}.sql`))
  await writeFile(
    join(folder, '1999_later.sql'),
    "alter table casinos add column later text not null default 'new'; create table later (id integer primary key);",
  )
  expect(await migrate(db, folder)).toEqual(['1999_later'])
  expect((await site.request('/api/casinos')).status).toBe(200)
  const casino = await aCasino(db, { name: 'Written by the version before' })
  expect(await (await site.request(`/api/casinos/${casino}`)).json()).toMatchObject({
    name: 'Written by the version before',
  })
  // It starts again as well, and has nothing to do.
  expect(await migrate(db)).toEqual([])
  await sql`alter table casinos drop column later; drop table later; delete from kysely_migration where name = '1999_later'`.execute(
    db,
  )
})

test('a migration after 1.0.0 adds, and takes nothing away that the version before reads or writes', async () => {
  const later = (await knownMigrations()).filter((name) => name > LAST_OF_1_0)
  for (const name of later) {
    const text = (await readFile(join(ownFolder(), `${name}.sql`), 'utf8')).replaceAll(/--.*$/gm, '')
    expect([name, TAKES_AWAY.exec(text)?.[0]]).toEqual([name, undefined])
  }
  expect(TAKES_AWAY.test('alter table casinos\n  drop column name')).toBe(true)
  expect(TAKES_AWAY.test('alter table casinos add column later text not null')).toBe(true)
  expect(TAKES_AWAY.test("alter table casinos add column later text not null default ''")).toBe(false)
})

/** What an older process would stumble over; a column that must have a value needs a default. */
const TAKES_AWAY =
  /\bdrop (?:table|column|view|function)\b|\brename\b|\balter column \w+ (?:set not null|type|set data)|\badd column [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i
