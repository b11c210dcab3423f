import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/test-database.ts'
import { migrationsBefore } from '#test/migrations-before.ts'
import { migrate } from './migrate.ts'

const { connect } = await emptyDatabase()
const { db, pool } = connect()

test('an RTP of 0 becomes "not stated" in games, history and trash, and bets lose their presets', async () => {
  await migrate(db, await migrationsBefore('0011'))
  await pool.query(`
    insert into games (name, provider, type, rtp) values ('Zero', 'NetEnt', 'slot', 0), ('Low', 'NetEnt', 'slot', 0.5);
    insert into revisions (kind, item_id, version, form, action, saved_at) values
      ('game', 1, 1, '{"name": "Zero", "rtp": 0}', 'created', now()),
      ('game', 2, 1, '{"name": "Low", "rtp": 0.5}', 'created', now());
    insert into trash (kind, item_id, name, rows, deleted_at) values ('game', 7, 'Comet',
      '[["games", [{"id": 7, "rtp": 0.0}, {"id": 8, "rtp": 97}]], ["reviews", [{"id": 1, "rtp": 0}]]]', now())`)
  await migrate(db)
  const { rows } = await pool.query(
    `select name, rtp, min_bet::double precision as "minBet", max_bet::double precision as "maxBet" from games order by id`,
  )
  expect(rows).toEqual([
    { name: 'Zero', rtp: null, minBet: 0.1, maxBet: 100 },
    { name: 'Low', rtp: 0.5, minBet: 0.1, maxBet: 100 },
  ])
  const forms = await pool.query('select form from revisions order by id')
  expect(forms.rows.map(({ form }) => form)).toEqual([
    { name: 'Zero', rtp: null },
    { name: 'Low', rtp: 0.5 },
  ])
  expect((await pool.query('select rows from trash')).rows[0].rows).toEqual([
    [
      'games',
      [
        { id: 7, rtp: null },
        { id: 8, rtp: 97 },
      ],
    ],
    ['reviews', [{ id: 1, rtp: 0 }]],
  ])
  await pool.query(`insert into games (name, provider, type) values ('New', 'NetEnt', 'slot')`)
  const { rows: added } = await pool.query(`select rtp, min_bet, max_bet from games where name = 'New'`)
  expect(added).toEqual([{ rtp: null, min_bet: null, max_bet: null }])
})
