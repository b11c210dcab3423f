import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/test-database.ts'
import { migrationsBefore } from '#test/migrations-before.ts'
import { migrate } from './migrate.ts'

const { connect } = await emptyDatabase()
const { db, pool } = connect()

test('what waited before there were jobs gets one: mails, scheduled articles and interrupted imports', async () => {
  await migrate(db, await migrationsBefore('0024'))
  await pool.query(`
    insert into mail_queue (recipient, subject, text, html, send_after, sent_at) values
      ('ada@example.com', 's', 't', 'h', '2030-01-01', null),
      ('given-up@example.com', 's', 't', 'h', null, null),
      ('sent@example.com', 's', '', '', '2020-01-01', '2020-01-01');
    insert into posts (slug, title, excerpt, content, author, category, is_published, publish_at) values
      ('later', 'Later', 'x', '<p>' || repeat('x', 200) || '</p>', 'x', 'x', false, '2031-01-01'),
      ('draft', 'Draft', 'x', '<p>' || repeat('x', 200) || '</p>', 'x', 'x', false, null);
    insert into imports (kind, state, created_at, lease_until) values
      ('game', 'applying', '2020-01-01', '2032-01-01'), ('casino', 'applied', '2020-01-01', null)`)
  await migrate(db)
  const { rows } = await pool.query(
    `select kind, payload, unique_key, state, run_at from jobs order by run_at`,
  )
  const waiting = (kind: string, payload: object, year: number) => ({
    kind,
    payload,
    unique_key: '1',
    state: 'waiting',
    run_at: new Date(`${year}-01-01T00:00:00Z`),
  })
  expect(rows).toEqual([
    waiting('mail', { mail: 1 }, 2030),
    waiting('publish-article', { post: 1 }, 2031),
    waiting('continue-import', { import: 1 }, 2032),
  ])
})
