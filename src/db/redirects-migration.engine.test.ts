import { expect, test } from 'vitest'
import { migrationsBefore } from '#test/migrations-before.ts'
import { emptyDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'

const { connect } = await emptyDatabase()
const { db, pool } = connect()

test('stored patterns end, and the audit log lists each of them', async () => {
  await migrate(db, await migrationsBefore('0045'))
  await pool.query(`
    insert into redirects (kind, source, source_key, target, position) values
      ('pattern', '/old/*', '/old/*', '/casinos', 1), ('exact', '/a', '/a', '/b', null)`)
  await migrate(db)
  const { rows: redirects } = await pool.query('select kind, source, target from redirects')
  expect(redirects).toEqual([{ kind: 'exact', source: '/a', target: '/b' }])
  const { rows: noted } = await pool.query('select action, kind, name from audit_log')
  expect(noted).toEqual([{ action: 'ended', kind: 'redirect', name: 'Pattern /old/* to /casinos' }])
})
