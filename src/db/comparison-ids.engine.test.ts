import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#test/test-database.ts'
import { migrate, ownFolder } from './migrate.ts'
import { findComparison } from './queries/comparisons/comparisons.ts'

const { connect } = await emptyDatabase()

test('comparisons that were stored with a serial id get a random one and keep their casinos', async () => {
  const { db, pool } = connect()
  await migrate(db, migrationsBefore('0009'))
  await pool.query(`
    insert into casinos (name, description, established_year, safety_index, license, website_url)
      values ('Aldermoon', 'A casino of this test.', 2019, 8.4, 'Malta', 'https://a.example/');
    insert into comparisons (user_id) select 'session_1_a' from generate_series(1, 30);
    insert into comparison_casinos (comparison_id, casino_id, position) select id, 1, 1 from comparisons`)
  await migrate(db)
  const stored = await db.selectFrom('comparisons').select(['id', 'public_id']).execute()
  const ids = stored.map(({ public_id }) => public_id)
  expect(new Set(ids).size).toBe(30)
  for (const id of ids) expect(id >= 1 && id < 2 ** 47).toBe(true)
  // One random id of 47 bits in 140,000 is so small.
  expect(ids.filter((id) => id < 1_000_000_000).length).toBeLessThan(3)
  expect(await findComparison(db, ids[0] ?? 0)).toMatchObject({ id: ids[0], casinoIds: [1] })
})

test('the version before goes on storing comparisons beside the new one', async () => {
  const { db, pool } = connect()
  await migrate(db)
  // As the version before writes it, which knows no public id.
  await pool.query("insert into comparisons (user_id) values ('session_2_b') returning id")
  const { public_id } = await db
    .selectFrom('comparisons')
    .select('public_id')
    .where('user_id', '=', 'session_2_b')
    .executeTakeFirstOrThrow()
  expect(await findComparison(db, public_id)).toMatchObject({ id: public_id, casinoIds: [] })
})

/** A folder with the migrations that come before this one. */
function migrationsBefore(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of readdirSync(ownFolder()).filter((name) => name < number))
    cpSync(join(ownFolder(), file), join(folder, file))
  return folder
}
