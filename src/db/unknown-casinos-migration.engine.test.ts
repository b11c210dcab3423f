import { expect, test } from 'vitest'
import { migrationsBefore } from '#test/migrations-before.ts'
import { emptyDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'

const { connect } = await emptyDatabase()
const { db, pool } = connect()

test('what said that nothing is known becomes null, in the tables and in the trash, and the rest stays', async () => {
  await migrate(db, await migrationsBefore('0012'))
  await pool.query(`
    insert into casinos (name, description, established_year, safety_index, license, website_url)
      select 'Casino ' || place, 'A casino of long ago.', 2001, 8.5, license, 'https://a.example'
      from unnest(array['Unknown', ' N/A ', 'None stated', 'Malta', 'TBD', 'Unknown Isle']) with ordinality as given (license, place);
    insert into expert_reviews values (1, 5, 5, 5, 5, 5, 5, 5);
    insert into bonuses (casino_id, title, description, type, amount, wagering_requirement, min_deposit, terms) values
      (1, 'Blank', 'An offer of long ago.', 'welcome', '€100', '', ' ', E'\n'),
      (1, 'Told', 'An offer of long ago.', 'welcome', '€100', 'No wagering', '€0', 'See the site.');
    insert into trash (kind, item_id, name, rows, deleted_at) values
      ('casino', 9, 'Gone', '[["casinos", [{"id": 9, "license": "unknown"}]], ["bonuses", [
        {"id": 8, "wagering_requirement": "", "min_deposit": "€20", "terms": " "}]]]', now()),
      ('casino', 10, 'Kept', '[["casinos", [{"id": 10, "license": "Malta"}]]]', now()),
      ('game', 7, 'Comet', '[["games", [{"id": 7}]]]', now())`)
  await migrate(db)
  const rows = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows
  expect((await rows('select license from casinos order by id')).map(({ license }) => license)).toEqual([
    null,
    null,
    null,
    'Malta',
    null,
    'Unknown Isle',
  ])
  expect(await rows('select distinct restrictions_checked, trust_score from casinos')).toEqual([
    { restrictions_checked: false, trust_score: '8.5' },
  ])
  expect(await rows('select wagering_requirement, min_deposit, terms from bonuses order by id')).toEqual([
    { wagering_requirement: null, min_deposit: null, terms: null },
    { wagering_requirement: 'No wagering', min_deposit: '€0', terms: 'See the site.' },
  ])
  expect((await rows('select rows from trash order by item_id')).map((kept) => kept.rows)).toEqual([
    [['games', [{ id: 7 }]]],
    [
      ['casinos', [{ id: 9, license: null }]],
      ['bonuses', [{ id: 8, wagering_requirement: null, min_deposit: '€20', terms: null }]],
    ],
    [['casinos', [{ id: 10, license: 'Malta' }]]],
  ])
  await pool.query('update casinos set safety_index = null, established_year = null where id = 1')
  expect(await rows('select trust_score from casinos where id = 1')).toEqual([{ trust_score: null }])
})
