import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'
import { findComparison } from './queries/comparisons/comparisons.ts'

const { connect } = await emptyDatabase()

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
