import { expect, test } from 'vitest'
import { migrationsBefore } from '#test/migrations-before.ts'
import { emptyDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'

const { connect } = await emptyDatabase()
const { db, pool } = connect()

test('every casino, bonus and game of before gets an address of its own, the oldest the plain one', async () => {
  await migrate(db, await migrationsBefore('0025'))
  await pool.query(`
    insert into casinos (name, description, website_url)
      select name, 'A casino of long ago.', 'https://a.example'
      from unnest(array['Café Royal', 'Cafe Royal', 'CAFE-ROYAL', '777', '賭場']) as given (name);
    insert into bonuses (casino_id, title, description, type, amount)
      select casino_id, title, 'An offer of long ago.', 'welcome', '€100'
      from (values (1, 'Welcome Bonus'), (2, 'Welcome Bonus'), (4, 'Welcome at 777')) as given (casino_id, title);
    insert into games (name, provider, type) values ('Star Harvest', 'NetEnt', 'slot'), ('Star Harvest', 'Nolimit', 'slot')`)
  await migrate(db)
  const slugs = async (table: string) =>
    (await pool.query<{ slug: string }>(`select slug from ${table} order by id`)).rows.map(({ slug }) => slug)
  expect(await slugs('casinos')).toEqual([
    'cafe-royal',
    'cafe-royal-2',
    'cafe-royal-3',
    'casino-777',
    'casino',
  ])
  expect(await slugs('bonuses')).toEqual([
    'cafe-royal-welcome-bonus',
    'cafe-royal-welcome-bonus-2',
    'welcome-at-777',
  ])
  expect(await slugs('games')).toEqual(['star-harvest', 'star-harvest-2'])
  expect((await pool.query('select from old_slugs')).rows).toEqual([])
})
