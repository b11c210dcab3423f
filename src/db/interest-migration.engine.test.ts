import { expect, test } from 'vitest'
import { migrationsBefore } from '#test/migrations-before.ts'
import { emptyDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'

const { connect } = await emptyDatabase()
const { db, pool } = connect()

test('interest starts with what was counted before, a session once a day, and old trash loses its address hashes', async () => {
  await migrate(db, await migrationsBefore('0010'))
  await pool.query(`
    insert into interactions (session_id, interaction_type, target_id, target_type, created_at) values
      ('a', 'game_click', '7', 'game', '2026-03-13T23:59:59Z'),
      ('a', 'game_click', '7', 'game', '2026-03-14T00:00:00Z'),
      ('a', 'game_modal', '7', 'game', '2026-03-14T01:00:00Z'),
      ('b', 'game_click', '7', 'game', '2026-03-14T02:00:00Z'),
      ('a', 'casino_details_view', '3', null, '2026-03-14T02:00:00Z'),
      ('a', 'casino_click', 'no id', 'casino', '2026-03-14T02:00:00Z'),
      ('a', 'casino_click', null, null, '2026-03-14T02:00:00Z'),
      ('a', 'casino_card_click', '3', 'casino', '2026-03-14T02:00:00Z'),
      ('a', 'search', '7', null, '2026-03-14T02:00:00Z');
    insert into trash (kind, item_id, name, rows, deleted_at) values ('game', 7, 'Comet',
      '[["games", [{"id": 7}]], ["reviews", [{"id": 1, "address_hash": "x"}]], ["helpful_votes", [{"review_id": 1, "address_hash": "y"}]]]',
      '2026-03-14T02:00:00Z')`)
  await migrate(db)
  const { rows } = await pool.query(
    `select to_char(day, 'MM-DD') || ' ' || measure || ' ' || target_id || ': ' || visitors as line from interest order by 1`,
  )
  expect(rows.map(({ line }) => line)).toEqual([
    '03-13 game 7: 1',
    '03-14 casino_view 3: 1',
    '03-14 game 7: 2',
  ])
  expect((await pool.query('select rows from trash')).rows).toEqual([
    {
      rows: [
        ['games', [{ id: 7 }]],
        ['reviews', [{ id: 1 }]],
      ],
    },
  ])
})
