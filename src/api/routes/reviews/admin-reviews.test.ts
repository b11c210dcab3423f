import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { aBonus, aCasino, aGame, aReview } from '#test/builders.ts'
import { casinoReviewBody } from '#test/review-bodies.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'
import { categoryRatings } from '#test/category-ratings.ts'

const { db, site, send } = await staffSite()
let casino: number
let bonus: number
let game: number

beforeEach(async () => {
  casino = await aCasino(db, { name: 'Aldermoon' })
  bonus = await aBonus(db, { casino_id: casino, title: 'Hundred Spins' })
  game = await aGame(db, { name: 'Paper Comet' }, [casino])
})

const list = async (query = '') =>
  ((await send('GET', `/api/admin/moderation${query}`)).body as unknown as ReviewQueue).reviews
const decide = (ids: readonly number[], action: string) => {
  const reason = action === 'reject' ? { reason: 'copied' } : {}
  return send('POST', '/api/admin/moderation/decisions', { ids, action, note: '', ...reason })
}
const act = (id: number, action: string) =>
  action === 'publish' ? send('POST', `/api/admin/reviews/${id}/publish`) : decide([id], action)
const seen = async (id = casino) =>
  (await (await site.request(`/api/reviews/casino/${id}`)).json()) as { id: number; answer: string | null }[]
const held = (more: object = {}) =>
  aReview(db, { casino_id: casino, is_published: false, held_for: ['Contains a link'], ...more })
const sumsOf = async (table: 'casinos' | 'bonuses' | 'games', id: number) =>
  db.selectFrom(table).select(['review_count', 'overall_sum']).where('id', '=', id).executeTakeFirstOrThrow()

describe('the list', () => {
  test('holds every review with its reasons and what it is about, newest first', async () => {
    const published = await aReview(db, { game_id: game, created_at: new Date(NOW.getTime() - 1000) })
    const waiting = await held()
    expect(await list()).toMatchObject([
      {
        id: waiting,
        kind: 'casino',
        targetId: casino,
        targetName: 'Aldermoon',
        targetSlug: 'aldermoon',
        state: 'held',
        userName: 'Ada',
        title: 'Good enough',
        content: 'Paid out within two days.',
        overallRating: 8,
        ...categoryRatings([8, 8, 8, 8, 8, 8]),
        pros: [],
        cons: [],
        heldFor: ['Contains a link'],
        isVerified: false,
        answer: null,
        answeredAt: null,
        rejectedAt: null,
        helpfulVotes: 0,
        createdAt: NOW.toISOString(),
      },
      { id: published, kind: 'game', state: 'published', bonusesRating: null },
    ])
  })

  test('is searched by author, title, content and target, and filtered', async () => {
    const byName = await held({ user_name: 'Marek_1' })
    const byTitle = await aReview(db, { bonus_id: bonus, title: '100% true', is_verified: true })
    const byText = await aReview(db, { game_id: game, content: 'Patient dealers.' })
    const ids = async (query: string) => (await list(query)).map(({ id }) => id)
    expect(await ids('?search=marek_')).toEqual([byName])
    expect(await ids('?search=100%25')).toEqual([byTitle])
    expect(await ids('?search=DEALERS')).toEqual([byText])
    expect(await ids('?search=hundred')).toEqual([byTitle])
    expect(await ids('?status=held')).toEqual([byName])
    expect(await ids('?status=published&kind=game')).toEqual([byText])
    expect(await ids('?verified=true')).toEqual([byTitle])
    expect(await ids('?verified=false&status=rejected')).toEqual([])
    expect((await send('GET', '/api/admin/moderation?status=hidden')).body).toMatchObject({
      message: 'status must be one of held, published, rejected, all',
    })
  })
})

describe('a held review', () => {
  test('is on the page with the next request after it is published, and counts', async () => {
    const { id } = (await (
      await site.post('/api/reviews', casinoReviewBody(casino, { content: 'See www.spam.example today' }))
    ).json()) as { id: number }
    expect(await seen()).toEqual([])
    expect((await act(id, 'publish')).body).toMatchObject({
      success: true,
      message: 'Review published',
      changed: 1,
    })
    expect((await seen()).map((review) => review.id)).toEqual([id])
    expect(await (await site.request(`/api/casinos/${casino}`)).json()).toMatchObject({ totalReviews: 1 })
    expect(await list('?status=held')).toEqual([])
  })

  test('counts once, however often it is published at once', async () => {
    const id = await held()
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 'publish')))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200))
    expect(answers.filter(({ body }) => body.changed === 1)).toHaveLength(1)
    expect(await sumsOf('casinos', casino)).toEqual({ review_count: 1, overall_sum: 8 })
  })

  test('is gone when it is rejected, and waits again with its reasons when that is undone', async () => {
    const id = await held()
    expect((await act(id, 'reject')).body).toMatchObject({ message: 'Review rejected', changed: 1 })
    expect(await list('?status=held')).toEqual([])
    expect(await list('?status=rejected')).toMatchObject([{ id, rejectedAt: NOW.toISOString() }])
    await act(id, 'hold')
    expect(await list('?status=held')).toMatchObject([{ id, rejectedAt: null, heldFor: ['Contains a link'] }])
    expect(await sumsOf('casinos', casino)).toEqual({ review_count: 0, overall_sum: 0 })
  })

  test('is not found when it never was', async () => {
    for (const [method, path] of [
      ['POST', '/publish'],
      ['PUT', ''],
      ['DELETE', ''],
    ] as const) {
      const body = method === 'PUT' ? { isVerified: true } : undefined
      expect(await send(method, `/api/admin/reviews/999${path}`, body)).toMatchObject({
        status: 404,
        body: { message: 'Review not found' },
      })
    }
  })
})

test('a published review that is rejected leaves the page and the sums', async () => {
  const id = await held({ bonus_id: bonus, casino_id: null, overall_rating: 6, ...NO_RATINGS })
  await act(id, 'publish')
  expect(await sumsOf('bonuses', bonus)).toEqual({ review_count: 1, overall_sum: 6 })
  await act(id, 'reject')
  await act(id, 'reject')
  expect(await sumsOf('bonuses', bonus)).toEqual({ review_count: 0, overall_sum: 0 })
  expect(await (await site.request(`/api/reviews/bonus/${bonus}`)).json()).toEqual([])
})

describe('the answer of the site', () => {
  const put = (id: number, body: unknown) => send('PUT', `/api/admin/reviews/${id}`, body)

  test('is under the review in every answer, with its date', async () => {
    const id = await held()
    await act(id, 'publish')
    expect(await put(id, { isVerified: true, answer: '  We asked them.\nThey paid. ' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Review saved' },
    })
    const shown = { isVerified: true, answer: 'We asked them.\nThey paid.', answeredAt: NOW.toISOString() }
    expect(await seen()).toMatchObject([shown])
    expect(await (await site.request('/api/reviews')).json()).toMatchObject([shown])
  })

  test('keeps its date when it stays as it is, and goes when it is emptied', async () => {
    const id = await held()
    await put(id, { answer: 'Thank you.' })
    site.setNow(new Date(NOW.getTime() + 3_600_000))
    await put(id, { isVerified: true, answer: 'Thank you.' })
    expect(await list()).toMatchObject([{ answeredAt: NOW.toISOString(), isVerified: true }])
    await put(id, { answer: 'Thanks.' })
    expect(await list()).toMatchObject([{ answeredAt: '2026-03-14T13:00:00.000Z' }])
    for (const empty of ['', '   ', null]) {
      await put(id, { answer: 'Thanks.' })
      await put(id, { answer: empty })
      expect(await list()).toMatchObject([{ answer: null, answeredAt: null }])
    }
  })

  test.each([
    [{}, 'Send isVerified, answer or both'],
    [{ answer: 'x'.repeat(2001) }, 'Answer may have at most 2000 characters'],
    [{ answer: 7 }, 'Answer must be a text'],
    [{ isVerified: 'yes' }, 'isVerified must be true or false'],
    [{ isPublished: true }, 'Unknown field: isPublished'],
    [{ content: 'Nicer words' }, 'Unknown field: content'],
  ])('refuses %j', async (body, message) => {
    const id = await held()
    expect(await put(id, body)).toMatchObject({ status: 400, body: { message } })
  })
})

test('many are published and rejected at once, those that are gone left out', async () => {
  const ids = [await held(), await held({ game_id: game, casino_id: null, ...NO_RATINGS }), 999]
  expect((await decide(ids, 'publish')).body).toMatchObject({ message: '2 reviews published', changed: 2 })
  expect((await decide(ids, 'publish')).body).toMatchObject({ changed: 0 })
  expect((await decide(ids, 'reject')).body).toMatchObject({ changed: 2 })
  expect((await decide(ids, 'delete')).status).toBe(400)
  expect(await sumsOf('games', game)).toEqual({ review_count: 0, overall_sum: 0 })
})

test('every step is in the log with its author', async () => {
  const id = await held()
  for (const action of ['publish', 'publish', 'reject']) await act(id, action)
  await send('PUT', `/api/admin/reviews/${id}`, { isVerified: true, answer: 'Thanks.' })
  await send('DELETE', `/api/admin/reviews/${id}`)
  const log = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(log.map(({ action }) => action)).toEqual([
    'published',
    'rejected',
    'marked as verified',
    'answered',
    'deleted',
  ])
  expect(log[0]).toMatchObject({
    username: 'admin',
    kind: 'review',
    item_id: id,
    name: 'Good enough (Aldermoon)',
  })
})

test('after anything done in any order, many at once, the sums are those of what is published', async () => {
  const targets = [
    { casino_id: casino },
    { bonus_id: bonus },
    { game_id: game },
    { casino_id: await aCasino(db) },
  ]
  const ids: number[] = []
  for (let index = 0; index < 16; index++)
    ids.push(await held({ casino_id: null, ...targets[index % 4], ...ratingsFor(targets[index % 4], index) }))
  const next = seeded(7)
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T
  for (let round = 0; round < 12; round++) {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const id = pick(ids)
        const action = pick(['publish', 'publish', 'reject', 'hold', 'bulk', 'bulk', 'delete'])
        if (action === 'bulk') {
          const chosen = [pick(ids), pick(ids), pick(ids)]
          return (await decide(chosen, pick(['publish', 'reject']))).status
        }
        if (action !== 'delete') return (await act(id, action)).status
        return next() < 0.3 ? (await send('DELETE', `/api/admin/reviews/${id}`)).status : 200
      }),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
  }
  expect(await keptSums()).toEqual(await countedSums())
  expect((await list('?status=published')).length).toBeGreaterThan(0)
})

const NO_RATINGS = {
  bonuses_rating: null,
  design_rating: null,
  payouts_rating: null,
  customer_support_rating: null,
  game_selection_rating: null,
  mobile_experience_rating: null,
}

function ratingsFor(target: object | undefined, index: number) {
  const overall_rating = (index % 10) + 1
  return target !== undefined && 'casino_id' in target
    ? { ...SIX, overall_rating, payouts_rating: overall_rating }
    : { ...NO_RATINGS, overall_rating }
}
const SIX = {
  bonuses_rating: 3,
  design_rating: 4,
  payouts_rating: 5,
  customer_support_rating: 6,
  game_selection_rating: 7,
  mobile_experience_rating: 9,
}

const SUMMED = [
  'bonuses',
  'design',
  'payouts',
  'customer_support',
  'game_selection',
  'mobile_experience',
] as const

async function keptSums() {
  const six = sql.join(SUMMED.map((name) => sql`${sql.ref(`${name}_sum`)}::integer as ${sql.ref(name)}`))
  const casinos = await sql`select id, review_count, overall_sum, ${six} from casinos order by id`.execute(db)
  const offers = await sql`select 'bonus' as kind, id, review_count, overall_sum from bonuses
    union all select 'game', id, review_count, overall_sum from games order by 1, 2`.execute(db)
  return [casinos.rows, offers.rows]
}

async function countedSums() {
  const six = sql.join(
    SUMMED.map((name) => sql`coalesce(sum(${sql.ref(`${name}_rating`)}), 0)::integer as ${sql.ref(name)}`),
  )
  const sums = sql`count(reviews.id)::integer as review_count, coalesce(sum(overall_rating), 0)::integer as overall_sum`
  const casinos = await sql`select casinos.id, ${sums}, ${six} from casinos
    left join reviews on casino_id = casinos.id and is_published group by 1 order by 1`.execute(db)
  const offers = await sql`select 'bonus' as kind, bonuses.id, ${sums} from bonuses
    left join reviews on bonus_id = bonuses.id and is_published group by 2
    union all select 'game', games.id, ${sums} from games
    left join reviews on game_id = games.id and is_published group by 2 order by 1, 2`.execute(db)
  return [casinos.rows, offers.rows]
}

/** The same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
