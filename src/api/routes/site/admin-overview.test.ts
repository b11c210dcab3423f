import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { OVERVIEW } from '#contract/site/limits.ts'
import type { InteractionType } from '#contract/shared/options.ts'
import type { Overview } from '#contract/site/overview.schema.ts'
import { countTraffic } from '#db/queries/analytics/overview-traffic.ts'
import { insertPastInteractions } from '#db/queries/analytics/past-interaction-writes.ts'
import { aBonus, aCasino, aGame, aPost, aReview } from '#test/builders.ts'
import { aStaffToken, staffCalls } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
let token: string

const at = (iso: string) => new Date(iso)
/** Done by so many different visitors. */
const did = (interactionType: InteractionType, target: number | string | null, when: Date = NOW, times = 1) =>
  insertPastInteractions(
    db,
    Array.from({ length: times }, (_, index) => ({
      sessionId: `session_${index}_${(visits += 1)}`,
      interactionType,
      targetId: target === null ? null : String(target),
      targetType: null,
      at: when,
    })),
  )
let visits = 0
beforeEach(async () => {
  token = await aStaffToken(db, 'admin', { expiresAt: at('2030-01-01T00:00:00Z') })
})

const send = staffCalls(() => ({ site, token }))
const overview = async (query = '') =>
  (await send('GET', `/api/admin/overview${query}`)).body as unknown as Overview

test('no one sees it without signing in', async () => {
  expect((await site.request('/api/admin/overview')).status).toBe(401)
})

test('an empty site has thirty days of nothing and nothing to compare them with', async () => {
  const { traffic, ...rest } = await overview()
  expect(traffic.days).toHaveLength(30)
  expect([traffic.days[0]?.day, traffic.days.at(-1)?.day]).toEqual(['2026-02-13', '2026-03-14'])
  expect(traffic.total).toEqual({ clicks: 0, views: 0, searches: 0 })
  expect(traffic.before).toBeNull()
  expect(rest).toEqual({
    at: NOW.toISOString(),
    days: 30,
    counts: {
      casinos: { total: 0, active: 0 },
      bonuses: { total: 0, active: 0 },
      games: { total: 0, active: 0 },
      posts: { total: 0, drafts: 0, scheduled: 0 },
    },
    missingFacts: { casino: 0, bonus: 0, game: 0, post: 0 },
    clickedCasinos: [],
    zeroResultSearches: [],
    waitingReviews: { total: 0, newest: [] },
    deadLinks: [],
    expiringBonuses: { total: 0, next: [] },
    latestCasinos: [],
  })
})

test('counts what the tables hold, hidden ones, drafts and scheduled articles included', async () => {
  const casino = await aCasino(db)
  await aCasino(db, { is_active: false })
  await aBonus(db, { casino_id: casino })
  await aBonus(db, { casino_id: casino, is_active: false })
  await aGame(db, { is_active: false })
  await aPost(db)
  await aPost(db, { slug: 'a-draft', is_published: false, published_at: null })
  await aPost(db, {
    slug: 'later',
    is_published: false,
    published_at: null,
    publish_at: at('2026-04-01T00:00:00Z'),
  })
  expect((await overview()).counts).toEqual({
    casinos: { total: 2, active: 1 },
    bonuses: { total: 2, active: 1 },
    games: { total: 1, active: 0 },
    posts: { total: 3, drafts: 1, scheduled: 1 },
  })
})

describe('traffic', () => {
  test('clicks lead to a casino, views are pages of casinos and bonuses, and nothing else is either', async () => {
    for (const type of [
      'casino_click',
      'bonus_click',
      'casino_details_view',
      'bonus_details_view',
      'search',
    ] as const)
      await did(type, 1)
    for (const type of [
      'game_click',
      'game_modal',
      'casino_card_click',
      'review_submit',
      'helpful_vote',
    ] as const)
      await did(type, 1)
    expect((await overview()).traffic.total).toEqual({ clicks: 2, views: 2, searches: 1 })
  })

  test('a day begins and ends at midnight in UTC, whatever time zone the database thinks in', async () => {
    await did('casino_click', 1, at('2026-02-12T23:59:59.999Z'))
    await did('casino_click', 1, at('2026-02-13T00:00:00.000Z'))
    await did('casino_click', 1, at('2026-03-13T23:59:59.999Z'))
    await did('casino_click', 1, at('2026-03-14T00:00:00.000Z'))
    await did('casino_click', 1, at('2026-03-15T00:00:00.000Z'))
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { days, total } = await db.transaction().execute(async (trx) => {
        await sql`set local time zone ${sql.lit(zone)}`.execute(trx)
        return countTraffic(trx, NOW, 30)
      })
      expect(days.filter(({ clicks }) => clicks > 0).map(({ day, clicks }) => [day, clicks])).toEqual([
        ['2026-02-13', 1],
        ['2026-03-13', 1],
        ['2026-03-14', 1],
      ])
      expect(total.clicks).toBe(3)
    }
  })

  test('one second before midnight it is still today, and at midnight the first day leaves', async () => {
    await did('search', 'x', at('2026-02-13T00:00:00Z'))
    site.setNow(at('2026-03-14T23:59:59Z'))
    expect((await overview()).traffic.days.at(0)).toMatchObject({ day: '2026-02-13', searches: 1 })
    site.setNow(at('2026-03-15T00:00:00Z'))
    expect((await overview()).traffic).toMatchObject({ total: { searches: 0 } })
  })

  test('the days before are as long as these: of the last one counts as much as has passed of today', async () => {
    await did('search', 'the first ever', at('2026-01-01T00:00:00Z'))
    await did('casino_click', 1, at('2026-01-13T23:59:59.999Z'))
    await did('casino_click', 1, at('2026-01-14T00:00:00.000Z'), 3)
    await did('casino_click', 1, at('2026-02-12T23:00:00.000Z'), 4)
    await did('search', 'x', at('2026-02-12T12:00:00.000Z'))
    await did('search', 'x', at('2026-02-12T12:00:00.001Z'))
    expect((await overview()).traffic.before).toEqual({ clicks: 5, views: 0, searches: 1 })
  })

  test('a site that counts for less than sixty days has nothing to compare with', async () => {
    await did('casino_click', 1, at('2026-01-15T00:00:00.000Z'), 3)
    expect((await overview()).traffic.before).toBeNull()
    await did('casino_click', 1, at('2026-01-14T23:59:59.000Z'))
    expect((await overview()).traffic.before).toMatchObject({ clicks: 4 })
  })
})

describe('the most clicked casinos', () => {
  test('count their own clicks and those of their bonuses, without what is deleted or older', async () => {
    const [quiet, busy, hidden] = [
      await aCasino(db, { name: 'Quiet' }),
      await aCasino(db, { name: 'Busy' }),
      await aCasino(db, { name: 'Hidden', is_active: false }),
    ]
    const bonus = await aBonus(db, { casino_id: busy })
    await did('casino_click', busy, NOW, 2)
    await did('bonus_click', bonus, NOW, 3)
    await did('casino_click', quiet)
    await did('casino_click', hidden, NOW, 2)
    await did('casino_click', quiet, at('2026-02-12T00:00:00Z'), 50)
    await did('casino_details_view', quiet, NOW, 50)
    await did('casino_click', 900, NOW, 50)
    await did('bonus_click', 900, NOW, 50)
    expect((await overview()).clickedCasinos).toMatchObject([
      { name: 'Busy', clicks: 5, isActive: true },
      { name: 'Hidden', clicks: 2, isActive: false },
      { name: 'Quiet', clicks: 1 },
    ])
  })

  test('are ten at most, and equals are in the order of their names', async () => {
    for (let index = 11; index >= 0; index--)
      await did('casino_click', await aCasino(db, { name: `Casino ${index + 10}` }))
    const { clickedCasinos } = await overview()
    expect(clickedCasinos).toHaveLength(OVERVIEW.clickedCasinos)
    expect(clickedCasinos[0]?.name).toBe('Casino 10')
  })
})

describe('searches without results', () => {
  test('are one whatever their case and spaces, most frequent first, with when it was last', async () => {
    await did('search', 'Paysafe Wallet', at('2026-03-01T08:00:00Z'))
    await did('search', '  paysafe   wallet ', at('2026-03-02T08:00:00Z'))
    await did('search', 'zimpler', at('2026-03-03T08:00:00Z'))
    await did('search', 'long ago', at('2026-02-12T23:00:00Z'), 9)
    await did('search', '   ')
    await did('search', null)
    expect((await overview()).zeroResultSearches).toEqual([
      { text: 'paysafe wallet', count: 2, lastAt: '2026-03-02T08:00:00.000Z' },
      { text: 'zimpler', count: 1, lastAt: '2026-03-03T08:00:00.000Z' },
    ])
  })

  test('leave out what a casino, bonus, game or article has now, and only if visitors see it', async () => {
    const casino = await aCasino(db, { name: 'Aldermoon', payment_methods: ['Trustly'] })
    await aCasino(db, { name: 'Secretive', is_active: false })
    await aBonus(db, { casino_id: casino, title: 'Spring Spins', type: 'no_deposit' })
    await aBonus(db, { casino_id: casino, title: 'Retired offer', is_active: false })
    await aGame(db, { name: 'Star Harvest', provider: 'NetEnt' })
    await aPost(db, { tags: ['bankroll'] })
    await aPost(db, { slug: 'draft', title: 'Unwritten', is_published: false })
    const found = [
      'ALDERMOON',
      'trustly',
      'spring  spins',
      'no deposit',
      'No-Deposit',
      'netent',
      'bankroll',
      'wagering',
    ]
    const lost = ['secretive', 'retired', 'unwritten']
    for (const text of [...found, ...lost]) await did('search', text)
    const { zeroResultSearches } = await overview()
    expect(zeroResultSearches.map(({ text }) => text).toSorted()).toEqual(lost.toSorted())
  })

  test('take %, _ and backslashes as they are', async () => {
    await aCasino(db, { name: 'Aldermoon' })
    await aBonus(db, { title: 'A 100% match' })
    for (const text of ['%', '100%', '_', 'alder_oon', '\\', "o'brien"]) await did('search', text)
    const texts = (await overview()).zeroResultSearches.map(({ text }) => text)
    expect(texts.toSorted()).toEqual(["o'brien", '\\', '_', 'alder_oon'].toSorted())
  })
})

test('reviews wait until staff decide, the newest are shown', async () => {
  const casino = await aCasino(db, { name: 'Aldermoon' })
  const game = await aGame(db, { name: 'Star Harvest' })
  await aReview(db, { casino_id: casino })
  await aReview(db, { casino_id: casino, is_published: false, rejected_at: NOW })
  await aReview(db, { game_id: game, is_published: false, held_for: ['Contains a link'], title: 'Older' })
  for (let index = 0; index < OVERVIEW.waitingReviews; index++)
    await aReview(db, { casino_id: casino, is_published: false, created_at: at('2026-03-14T13:00:00Z') })
  const { total, newest } = (await overview()).waitingReviews
  expect([total, newest.length]).toEqual([OVERVIEW.waitingReviews + 1, OVERVIEW.waitingReviews])
  await db.deleteFrom('reviews').where('casino_id', '=', casino).execute()
  expect((await overview()).waitingReviews).toEqual({
    total: 1,
    newest: [
      {
        id: expect.any(Number),
        kind: 'game',
        targetName: 'Star Harvest',
        userName: 'Ada',
        title: 'Older',
        heldFor: ['Contains a link'],
        createdAt: NOW.toISOString(),
      },
    ],
  })
})

test('bonuses that end within the chosen days are shown, the next to end first', async () => {
  const casino = await aCasino(db, { name: 'Aldermoon' })
  const hidden = await aCasino(db, { is_active: false })
  const ends = (title: string, valid_until: Date | null, more = {}) =>
    aBonus(db, { casino_id: casino, title, valid_until, ...more })
  await ends('In a week', at('2026-03-21T12:00:00.000Z'))
  await ends('Soon', at('2026-03-14T12:00:00.001Z'))
  await ends('Too late', at('2026-03-21T12:00:00.001Z'))
  await ends('Just over', NOW)
  await ends('Never', null)
  await ends('Switched off', at('2026-03-15T00:00:00Z'), { is_active: false })
  await ends('Of a hidden casino', at('2026-03-15T00:00:00Z'), { casino_id: hidden })
  const { total, next } = (await overview('?days=7')).expiringBonuses
  expect(total).toBe(2)
  expect(next.map(({ title, casinoName, validUntil }) => [title, casinoName, validUntil])).toEqual([
    ['Soon', 'Aldermoon', '2026-03-14T12:00:00.001Z'],
    ['In a week', 'Aldermoon', '2026-03-21T12:00:00.000Z'],
  ])
  expect((await overview()).expiringBonuses.total).toBe(3)
})

test('the latest casinos are the first rows of the casino table', async () => {
  for (let day = 1; day <= 6; day++)
    await aCasino(db, {
      name: `Casino ${day}`,
      created_at: at(`2026-03-0${day}T00:00:00Z`),
      is_active: day !== 6,
    })
  const { latestCasinos } = await overview()
  expect(latestCasinos.map(({ name }) => name)).toEqual([
    'Casino 6',
    'Casino 5',
    'Casino 4',
    'Casino 3',
    'Casino 2',
  ])
  expect(latestCasinos[0]).toMatchObject({ trustScore: '9.2', isActive: false })
})

test('traffic and searches follow the chosen days, and other choices are refused', async () => {
  await did('casino_click', 1, at('2026-03-07T23:00:00Z'))
  await did('casino_click', 2, at('2026-03-08T00:00:00Z'))
  await did('search', 'tide', at('2026-01-01T12:00:00Z'))
  const week = await overview('?days=7')
  expect([week.days, week.traffic.days.length]).toEqual([7, 7])
  expect(week.traffic.total).toEqual({ clicks: 1, views: 0, searches: 0 })
  expect(week.traffic.days[0]).toMatchObject({ day: '2026-03-08', clicks: 1 })
  const quarter = await overview('?days=90')
  expect(quarter.traffic.total).toEqual({ clicks: 2, views: 0, searches: 1 })
  expect(quarter.zeroResultSearches).toMatchObject([{ text: 'tide' }])
  const refused = await site.request('/api/admin/overview?days=31', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('days must be one of 7, 30, 90'),
  ])
})

test('names published articles that lead to deleted casinos, by link or card', async () => {
  const text = (link: string) => `<p>${'What we measured in a month of tests. '.repeat(3)}</p><p>${link}</p>`
  const gone = await aCasino(db, { name: 'Old Palace', slug: 'old-palace' })
  await aCasino(db, { name: 'Aldermoon', slug: 'aldermoon' })
  const linking = await aPost(db, {
    title: 'By link',
    slug: 'by-link',
    content: text('<a href="/casino/old-palace#offers">x</a>'),
  })
  const showing = await aPost(db, { title: 'By card', slug: 'by-card', content: text(`[casino:${gone}]`) })
  await aPost(db, { title: 'All is fine', slug: 'fine', content: text('<a href="/casino/aldermoon">x</a>') })
  await aPost(db, {
    title: 'A draft',
    slug: 'a-draft',
    content: text('<a href="/casino/old-palace">x</a>'),
    is_published: false,
  })
  expect((await overview()).deadLinks).toEqual([])
  await site.request(`/api/admin/casinos/${gone}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await overview()).deadLinks.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: linking, title: 'By link' },
    { id: showing, title: 'By card' },
  ])
})
