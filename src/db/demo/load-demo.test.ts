import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { BONUS_TYPES, GAME_TYPES } from '#contract/shared/options.ts'
import { RECOMMENDED_SAFETY } from '#contract/chat/limits.ts'
import { isForExistingPlayers } from '#domain/bonuses/existing-players.ts'
import { testDatabase } from '#test/test-database.ts'
import { countDemoRows } from '../queries/items/demo-rows.ts'
import { countGameInterest } from '../queries/games/game-interest.ts'
import { getOverview } from '../queries/analytics/overview.ts'
import { hasCatalogue } from './has-catalogue.ts'
import { loadDemo, loadDemoOnce, type DemoCounts } from './load-demo.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-20T12:00:00Z')
let counts: DemoCounts
let wasEmpty: boolean

beforeAll(async () => {
  wasEmpty = !(await hasCatalogue(db))
  counts = await loadDemo(db, now)
})

/** Words outside of tags and marks. */
const countWords = (html: string) =>
  html
    .replaceAll(/<[^>]*>|\[media:\d+\]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

const allOf = <Row>(query: ReturnType<typeof sql<Row>>) => query.execute(db).then(({ rows }) => rows)

test('the catalogue is as large as promised and every type is in it', async () => {
  expect(counts.casinos).toBeGreaterThanOrEqual(60)
  expect(counts.bonuses).toBeGreaterThanOrEqual(160)
  expect(counts.games).toBeGreaterThanOrEqual(120)
  expect(counts.posts).toBeGreaterThanOrEqual(30)
  expect(counts.reviews).toBeGreaterThanOrEqual(1500)
  const [types] = await allOf(sql<{ bonuses: string[]; games: string[] }>`
    select (select array_agg(distinct type) from bonuses) as bonuses, (select array_agg(distinct type) from games) as games`)
  expect(types?.bonuses.toSorted()).toEqual(BONUS_TYPES.toSorted())
  expect(types?.games.toSorted()).toEqual(GAME_TYPES.toSorted())
})

test('a loaded catalogue is recognised and not loaded again', async () => {
  expect(wasEmpty).toBe(true)
  expect(await hasCatalogue(db)).toBe(true)
  expect(await loadDemoOnce(db, now)).toBe(false)
})

test('every item is known to be a demo, and all published and held reviews go with them', async () => {
  const { casinos, bonuses, games, posts, reviews } = counts
  const held = 6
  const [total] = await allOf(sql<{ visits: string }>`select count(*) as visits from interactions`)
  expect(await countDemoRows(db)).toEqual({
    casinos,
    bonuses,
    games,
    posts,
    reviews: reviews + held,
    subscribers: 84,
    visits: Number(total?.visits),
    keptCasinos: 0,
  })
})

test('casinos are in the order of the catalogue', async () => {
  const casinos = await db.selectFrom('casinos').select(['id', 'name']).orderBy('id').limit(2).execute()
  expect(casinos).toEqual([
    { id: 1, name: 'Aldermoon' },
    { id: 2, name: 'Tidewell' },
  ])
})

test('articles and published reviews have ids in the order of their dates', async () => {
  const wrong = await allOf(sql`
    select id from (select id, created_at < lag(created_at) over (order by id) as is_earlier from posts
      union all select id, created_at < lag(created_at) over (order by id) from reviews where is_published) as ordered
    where is_earlier`)
  expect(wrong).toEqual([])
})

test('dates count from the start', async () => {
  const aldermoon = await db
    .selectFrom('casinos')
    .where('id', '=', 1)
    .select(['created_at', sql<string>`tested_on::text`.as('tested')])
    .executeTakeFirstOrThrow()
  expect(aldermoon).toEqual({ created_at: new Date('2024-06-19T12:00:00Z'), tested: '2026-10-10' })
  const welcome = await db
    .selectFrom('bonuses')
    .select('valid_until')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(welcome.valid_until).toEqual(new Date('2026-12-03T00:00:00Z'))
})

test('every article has 600 words or more and a reading time to match', async () => {
  const posts = await db.selectFrom('posts').select(['content', 'read_time']).execute()
  expect(posts.filter(({ content }) => countWords(content) < 600)).toEqual([])
  expect(
    posts.filter(({ content, read_time }) => read_time !== Math.round(countWords(content) / 220)),
  ).toEqual([])
})

test('the stored sums are the sums of the published reviews', async () => {
  const wrong = await allOf(sql`
    select 'casino' as kind, t.id from casinos t left join reviews r on r.casino_id = t.id and r.is_published
    group by t.id having (t.review_count, t.overall_sum, t.bonuses_sum, t.design_sum, t.payouts_sum,
      t.customer_support_sum, t.game_selection_sum, t.mobile_experience_sum) is distinct from
      (count(r.id)::int, coalesce(sum(r.overall_rating), 0)::int, coalesce(sum(r.bonuses_rating), 0)::int,
      coalesce(sum(r.design_rating), 0)::int, coalesce(sum(r.payouts_rating), 0)::int, coalesce(sum(r.customer_support_rating), 0)::int,
      coalesce(sum(r.game_selection_rating), 0)::int, coalesce(sum(r.mobile_experience_rating), 0)::int)
    union all
    select 'bonus', t.id from bonuses t left join reviews r on r.bonus_id = t.id and r.is_published
    group by t.id having (t.review_count, t.overall_sum) is distinct from (count(r.id)::int, coalesce(sum(r.overall_rating), 0)::int)
    union all
    select 'game', t.id from games t left join reviews r on r.game_id = t.id and r.is_published
    group by t.id having (t.review_count, t.overall_sum) is distinct from (count(r.id)::int, coalesce(sum(r.overall_rating), 0)::int)`)
  expect(wrong).toEqual([])
})

test('the expert rating of a casino is the mean of the six, and its review says the same', async () => {
  const wrong = await allOf(sql`
    select c.name from casinos c left join expert_reviews e on e.casino_id = c.id
    where c.expert_rating is distinct from e.overall_rating or e.overall_rating <> round((e.bonuses_rating + e.design_rating
      + e.payouts_rating + e.customer_support_rating + e.game_selection_rating + e.mobile_experience_rating) / 6, 1)`)
  expect(wrong).toEqual([])
})

test('six reviews wait for staff, each with a reason', async () => {
  const held = await db.selectFrom('reviews').select('held_for').where('is_published', '=', false).execute()
  expect(held).toHaveLength(6)
  expect(held.every(({ held_for }) => held_for.length > 0)).toBe(true)
})

test('every game is at 4 to 20 casinos that carry its studio', async () => {
  const games = await allOf(sql<{ places: number; isCarried: boolean }>`
    select count(*)::int as places, bool_and(c.game_providers @> array[g.provider]) as "isCarried"
    from games g left join game_casinos gc on gc.game_id = g.id left join casinos c on c.id = gc.casino_id group by g.id`)
  expect(games.every(({ places, isCarried }) => isCarried && places >= 4 && places <= 20)).toBe(true)
})

test('nothing in the catalogue lies in the future, and some games are more popular than others', async () => {
  const late = await allOf(sql`
    select created_at from casinos where created_at > ${now} union all select created_at from reviews where created_at > ${now}
    union all select published_at from posts where published_at > ${now}
    union all select created_at from interactions where created_at > ${now}
    union all select greatest(created_at, confirmed_at, unsubscribed_at) from subscribers
      where greatest(created_at, confirmed_at, unsubscribed_at) > ${now}`)
  expect(late).toEqual([])
  const interest = await countGameInterest(db, new Date(now.getTime() - 30 * 86_400_000))
  expect(new Set(interest.values()).size).toBeGreaterThan(5)
})

test('the dashboard is alive on the first day', async () => {
  const { traffic, clickedCasinos, zeroResultSearches, waitingReviews, expiringBonuses } = await getOverview(
    db,
    now,
    30,
  )
  expect(
    traffic.days.every(({ clicks, views, searches }) => clicks > 0 && views > clicks && searches > 0),
  ).toBe(true)
  expect(traffic.before?.clicks).toBeGreaterThan(0)
  expect(traffic.before?.clicks).toBeLessThan(traffic.total.clicks)
  expect(clickedCasinos).toHaveLength(5)
  expect(zeroResultSearches.map(({ text }) => text).toSorted()).toEqual([
    'aldermon',
    'bingo rooms',
    'phone bill',
    'plinko',
    'sports betting',
  ])
  expect(waitingReviews.total).toBe(6)
  expect(expiringBonuses.total).toBeGreaterThanOrEqual(3)
})

test('every optional field is filled somewhere and left empty somewhere', async () => {
  const OPTIONAL: readonly [table: string, columns: readonly string[]][] = [
    ['casinos', ['logo_url', 'affiliate_url', 'expert_rating', 'user_average']],
    ['bonuses', ['max_win', 'valid_until', 'code', 'image_url', 'amount_value']],
    ['games', ['volatility', 'paylines', 'max_multiplier', 'image_url', 'demo_url']],
    ['posts', ['featured_image', 'published_at']],
    ['post_media', ['video_id']],
  ]
  for (const [table, columns] of OPTIONAL) {
    for (const column of columns) {
      const [row] = await allOf(
        sql<{ filled: number; empty: number }>`
          select count(${sql.ref(column)})::integer as filled, (count(*) - count(${sql.ref(column)}))::integer as empty
          from ${sql.table(table)}`,
      )
      expect(row?.filled, `${table}.${column} filled`).toBeGreaterThan(0)
      expect(row?.empty, `${table}.${column} empty`).toBeGreaterThan(0)
    }
  }
})

test('no featured offer is for existing players only', async () => {
  const featured = await db
    .selectFrom('bonuses')
    .select(['title', 'type'])
    .where('is_featured', '=', true)
    .execute()
  expect(featured.length).toBeGreaterThan(10)
  expect(featured.filter(({ type }) => isForExistingPlayers(type))).toEqual([])
})

test('no casino below what the finder recommends is featured, nor an offer of one', async () => {
  const featured = await allOf(sql<{ name: string; safety: string }>`
    select c.name, c.safety_index::text as safety from casinos c where c.is_featured union all
    select b.title, c.safety_index::text from bonuses b join casinos c on c.id = b.casino_id where b.is_featured`)
  expect(featured.length).toBeGreaterThan(20)
  expect(featured.filter(({ safety }) => safety !== null && Number(safety) < RECOMMENDED_SAFETY)).toEqual([])
})
