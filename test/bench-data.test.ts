import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fillDatabase } from '../script/benchmark/fill/fill-database.ts'
import { makeCatalogue } from '../script/benchmark/fill/make-catalogue.ts'
import { testDatabase } from './test-database.ts'

const SIZE = { casinos: 90, bonuses: 240, games: 150, reviews: 1_200, interactions: 300 }
const { db } = await testDatabase()
const indexes = () =>
  allOf<{ indexname: string }>(sql`select indexname from pg_indexes where schemaname = 'public' order by 1`)
let indexesBefore: unknown

beforeAll(async () => {
  indexesBefore = await indexes()
  await db.connection().execute((one) => fillDatabase(one, SIZE, new Date('2026-11-20T12:00:00Z')))
})

const allOf = <Row>(query: ReturnType<typeof sql<Row>>) => query.execute(db).then(({ rows }) => rows)

test('there is as much of everything as the size says', async () => {
  const [counts] = await allOf(sql`select
    (select count(*) from casinos) as casinos, (select count(*) from bonuses) as bonuses,
    (select count(*) from games) as games, (select count(*) from reviews where is_published) as reviews,
    (select count(*) from interactions) as interactions, (select count(*) from posts) as posts`)
  expect(counts).toEqual({ ...SIZE, posts: 40 })
})

test.each([
  ['casinos', 'casino_id'],
  ['bonuses', 'bonus_id'],
  ['games', 'game_id'],
])('the sums of %s are those of their reviews', async (table, target) => {
  const wrong = await allOf(sql`
    select item.id from ${sql.table(table)} as item
    left join reviews on reviews.${sql.ref(target)} = item.id and reviews.is_published
    group by item.id
    having item.review_count <> count(reviews.id) or item.overall_sum <> coalesce(sum(reviews.overall_rating), 0)`)
  expect(wrong).toEqual([])
})

test('the six sums of casinos are those of their reviews', async () => {
  const wrong = await allOf(sql`
    select casinos.id from casinos join reviews on reviews.casino_id = casinos.id and reviews.is_published
    group by casinos.id
    having bonuses_sum <> sum(bonuses_rating) or design_sum <> sum(design_rating) or payouts_sum <> sum(payouts_rating)
      or customer_support_sum <> sum(customer_support_rating) or game_selection_sum <> sum(game_selection_rating)
      or mobile_experience_sum <> sum(mobile_experience_rating)`)
  expect(wrong).toEqual([])
})

test('reviews have ids in the order of their dates', async () => {
  const [{ wrong } = { wrong: -1 }] = await allOf<{ wrong: number }>(sql`
    select count(*) as wrong from (
      select created_at < lag(created_at) over (order by id) as is_earlier from reviews where is_published
    ) as ordered where is_earlier`)
  expect(wrong).toBe(0)
})

test('every index is there again, and a later change is noted', async () => {
  expect(await indexes()).toEqual(indexesBefore)
  const noted = () => allOf(sql`select id from changes`)
  expect(await noted()).toEqual([])
  await db.updateTable('casinos').set({ is_featured: true }).where('id', '=', 5).execute()
  expect(await noted()).toHaveLength(1)
})

test('names are told apart, addresses lead nowhere, and the same size gives the same catalogue', () => {
  const { casinos, games } = makeCatalogue(SIZE)
  expect(new Set(casinos.map(({ name }) => name)).size).toBe(SIZE.casinos)
  expect(new Set(games.map(({ name }) => name)).size).toBe(SIZE.games)
  for (const { websiteUrl } of casinos) expect(new URL(websiteUrl).hostname).toMatch(/\.example$/)
  expect(makeCatalogue(SIZE)).toEqual(makeCatalogue(SIZE))
})
