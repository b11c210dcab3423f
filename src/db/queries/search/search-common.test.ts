/** A text that hundreds of names contain is answered another way, and in the same order. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { suggest } from './search.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)
const PAST = new Date(NOW.getTime() - 1)
const LATER = new Date(NOW.getTime() + 60_000)

beforeAll(async () => {
  const crowd = Array.from({ length: 210 }, (_, place) => `Inquartzley ${place}`)
  await db
    .insertInto('casinos')
    .columns(['name', 'description', 'established_year', 'safety_index', 'license', 'website_url'])
    .expression(
      sql`select name, 'One of a crowd.', 2000, 9.9, 'Curacao', 'https://crowd.example' from unnest(${crowd}::text[]) as name`,
    )
    .execute()
  const plain = await aCasino(db, { name: 'Plain' })
  await db
    .insertInto('bonuses')
    .columns(['casino_id', 'title', 'description', 'type', 'amount', 'created_at', 'valid_until'])
    .expression(
      sql`select ${plain}::integer, title, 'One of a crowd.', 'welcome', '10', ${LATER}::timestamptz, ${PAST}::timestamptz
        from unnest(${crowd}::text[]) as title`,
    )
    .execute()
  for (const name of ['Quartz Lane', 'Old Quartz', 'Quartz Bay'])
    await aCasino(db, { name, safety_index: name === 'Quartz Bay' ? 7 : 5 })
  await aCasino(db, { name: 'Quartz Gone', is_active: false })
  await aBonus(db, { casino_id: plain, title: 'A quartz spin' })
  const lane = await db
    .selectFrom('casinos')
    .select('id')
    .where('name', '=', 'Old Quartz')
    .executeTakeFirstOrThrow()
  await aBonus(db, { casino_id: lane.id, title: 'Spins' })
  for (const name of crowd) await aGame(db, { name: name.replace('In', 'Z'), provider: 'Quartz Works' })
  await aGame(db, { name: 'The Quartz', provider: 'Plain' })
})

const found = (text: string, perKind: number) =>
  suggest(of, text, { casinos: perKind, bonuses: perKind, games: perKind }, NOW)

test('what begins with it comes first, then what has a word that does, then the rest', async () => {
  const { casinos, games } = await found('quartz', 4)
  expect(casinos.map(({ name }) => name)).toEqual([
    'Quartz Bay',
    'Quartz Lane',
    'Old Quartz',
    'Inquartzley 0',
  ])
  expect(games.map(({ name }) => name)).toEqual([
    'The Quartz',
    'Zquartzley 0',
    'Zquartzley 1',
    'Zquartzley 10',
  ])
})

test('only offers that run are found, also by their casino, however many have ended', async () => {
  const { bonuses } = await found('quartz', 3)
  expect(bonuses.map(({ title }) => title)).toEqual(['A quartz spin', 'Spins'])
})

test('two letters are enough', async () => {
  const { casinos, bonuses } = await found('qu', 3)
  expect(casinos.map(({ name }) => name)).toEqual(['Quartz Bay', 'Quartz Lane', 'Old Quartz'])
  expect(bonuses.map(({ title }) => title)).toEqual(['A quartz spin', 'Spins'])
})

test('a slip of the fingers finds what was meant, once the right word is in the catalogue', async () => {
  expect((await found('quarzt lane', 3)).casinos.map(({ name }) => name)).toEqual(['Quartz Lane'])
  expect((await found('nethrwick', 3)).casinos).toEqual([])
  const id = await aCasino(db, { name: 'Netherwick' })
  expect((await found('nethrwick', 3)).casinos.map(({ name }) => name)).toEqual(['Netherwick'])
  await db.updateTable('casinos').set({ name: 'Brackenfall' }).where('id', '=', id).execute()
  expect((await found('brakenfall', 3)).casinos.map(({ name }) => name)).toEqual(['Brackenfall'])
  expect((await found('nethrwick', 3)).casinos).toEqual([])
})
