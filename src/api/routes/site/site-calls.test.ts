import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { INTERACTION_TYPES } from '#contract/shared/options.ts'
import { insertComparison } from '#db/queries/comparisons/comparison-writes.ts'
import { aBonus, aCasino, aGame, aReview } from '#test/builders.ts'
import { NOW, testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp
beforeEach(async () => {
  await reset()
  site = testApp(db)
})

describe('the newsletter', () => {
  test('stores an address once, whatever its case, and never says that it was there', async () => {
    const responses = await Promise.all(
      ['Ada@Example.com', 'ada@example.com', ' ADA@EXAMPLE.COM '].map((email) =>
        site.post('/api/newsletter/subscribe', { email }),
      ),
    )
    const bodies = await Promise.all(responses.map((response) => response.json()))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(
      new Set([
        JSON.stringify({
          success: true,
          message: "Welcome to our newsletter. You'll receive exclusive bonuses and updates.",
        }),
      ]),
    )
    expect(await db.selectFrom('subscribers').select('email').execute()).toHaveLength(1)
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
    5,
    null,
    ['ada@example.com'],
  ])('refuses %j', async (email) => {
    const response = await site.post('/api/newsletter/subscribe', { email })
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      400,
      'Enter a valid email address',
    ])
  })
})

describe('interactions', () => {
  const body = {
    sessionId: 'session_1700000000000_abc123XYZ',
    interactionType: 'casino_click',
    targetId: 7,
    targetType: 'casino',
  }
  const stored = () =>
    db
      .selectFrom('interactions')
      .select(['session_id', 'interaction_type', 'target_id', 'target_type'])
      .orderBy('id')
      .execute()

  test.each(INTERACTION_TYPES)('take %s', async (interactionType) => {
    const casino_id = await aCasino(db)
    const targets: Readonly<Record<string, () => Promise<number>>> = {
      bonus: () => aBonus(db, { casino_id }),
      game: () => aGame(db),
      review: () => aReview(db, { casino_id }),
    }
    const targetType = TARGET_TYPE[interactionType] ?? 'casino'
    const targetId = (await targets[targetType]?.()) ?? casino_id
    const sent = { ...body, interactionType, targetId, targetType }
    expect((await site.post('/api/interactions', sent)).status).toBe(201)
    expect(await stored()).toEqual([
      {
        session_id: body.sessionId,
        interaction_type: interactionType,
        target_id: String(targetId),
        target_type: targetType,
      },
    ])
  })

  test.each([
    ['interactionType', 'page_view'],
    ['interactionType', undefined],
    ['sessionId', 'anything'],
    ['sessionId', undefined],
    ['targetId', { id: 1 }],
    ['targetId', 1.5],
    ['targetType', 'x'.repeat(41)],
  ])('refuse %s = %j', async (field, value) => {
    const response = await site.post('/api/interactions', { ...body, [field]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] })
    expect(await stored()).toEqual([])
  })

  test('need no target', async () => {
    const { targetId: _, targetType: __, ...bare } = body
    expect((await site.post('/api/interactions', { ...bare, targetId: null })).status).toBe(201)
  })

  test('come as text from a page that is being left', async () => {
    const init = { headers: { 'content-type': 'text/plain;charset=UTF-8' } }
    expect((await site.post('/api/interactions', body, init)).status).toBe(201)
    expect((await site.post('/api/newsletter/subscribe', { email: 'ada@example.com' }, init)).status).toBe(
      415,
    )
  })

  test('that arrive together are all stored once they are acknowledged', async () => {
    const search = { ...body, interactionType: 'search', targetType: 'search' }
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        site.post('/api/interactions', { ...search, targetId: `text ${index}` }),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set((await stored()).map((row) => row.target_id)).size).toBe(300)
  })
})

const TARGET_TYPE: Readonly<Record<string, string>> = {
  bonus_click: 'bonus',
  bonus_details_view: 'bonus',
  game_click: 'game',
  game_modal: 'game',
  helpful_vote: 'review',
  search: 'search',
}

describe('comparisons', () => {
  test('are stored in the order chosen, and leave out what is no longer shown', async () => {
    const [a, b, c] = [await aCasino(db), await aCasino(db), await aCasino(db)]
    const created = await site.post('/api/comparisons', { casinoIds: [c, a, b], userId: 'session_1_a' })
    const stored = (await created.json()) as { id: number }
    expect([created.status, stored]).toEqual([
      201,
      { id: expect.any(Number), casinoIds: [c, a, b], userId: 'session_1_a', createdAt: expect.any(String) },
    ])
    const read = await (await site.request(`/api/comparisons/${stored.id}`)).json()
    expect(read).toEqual({ id: stored.id, casinoIds: [c, a, b], createdAt: NOW.toISOString() })
    await db.updateTable('casinos').set({ is_active: false }).where('id', '=', a).execute()
    expect(await (await site.request(`/api/comparisons/${stored.id}`)).json()).toMatchObject({
      casinoIds: [c, b],
    })
  })

  test('stored again by the same visitor within a day are the first one', async () => {
    const [a, b] = [await aCasino(db), await aCasino(db, { name: 'Second' })]
    const store = async (casinoIds: number[], userId?: string) => {
      const response = await site.post('/api/comparisons', { casinoIds, userId })
      return ((await response.json()) as { id: number }).id
    }
    const first = await store([a, b], 'session_1_a')
    expect(await Promise.all([store([a, b], 'session_1_a'), store([a, b], 'session_1_a')])).toEqual([
      first,
      first,
    ])
    const others = [
      await store([b, a], 'session_1_a'),
      await store([a], 'session_1_a'),
      await store([a, b], 'session_2_b'),
      await store([a, b]),
    ]
    expect(new Set([first, ...others]).size).toBe(5)
    // All who send no id are one visitor.
    expect(await Promise.all([store([a, b]), store([a, b])])).toEqual([others[3], others[3]])
    await db
      .updateTable('comparisons')
      .set({ created_at: new Date(NOW.getTime() - DAY_MS) })
      .execute()
    expect(await store([a, b], 'session_1_a')).not.toBe(first)
  })

  test('never show who stored them, and cannot be found by counting', async () => {
    const casinoIds = [await aCasino(db)]
    const ids: number[] = []
    for (let count = 0; count < 20; count++) {
      const response = await site.post('/api/comparisons', { casinoIds, userId: `session_${count}_a` })
      ids.push(((await response.json()) as { id: number }).id)
    }
    expect(new Set(ids).size).toBe(20)
    // One random id of 47 bits in 140,000 is so small.
    expect(ids.filter((id) => id < 1_000_000_000).length).toBeLessThan(3)
    for (const id of [1, 2, 20, (ids[0] ?? 0) + 1, 2 ** 47, 2 ** 53])
      expect((await site.request(`/api/comparisons/${id}`)).status).toBe(404)
    expect(await (await site.request(`/api/comparisons/${ids[0]}`)).text()).not.toMatch(/session_|userId/)
  })

  test('take another id where one is taken already', async () => {
    const casinoIds = [await aCasino(db)]
    const ids = [7, 7, 7, 8]
    const insert = () => insertComparison(db, { casinoIds, userId: null, now: NOW }, () => ids.shift() ?? 0)
    expect([(await insert()).id, (await insert()).id]).toEqual([7, 8])
  })

  test('take one to three known casinos', async () => {
    const [id, hidden] = [await aCasino(db), await aCasino(db, { is_active: false })]
    const statusOf = async (casinoIds: unknown) => (await site.post('/api/comparisons', { casinoIds })).status
    expect(
      await Promise.all([[], [1, 2, 3, 4], ['1'], 'all', [hidden], [999], [id, id]].map(statusOf)),
    ).toEqual([400, 400, 400, 400, 404, 404, 201])
  })
})

describe('the counters', () => {
  test('count active items and carry the configured claim', async () => {
    const casino_id = await aCasino(db)
    await aCasino(db, { is_active: false })
    await aBonus(db, { casino_id })
    await aBonus(db, { casino_id, is_active: false })
    await aGame(db)
    expect(await (await site.request('/api/stats')).json()).toEqual({
      totalCasinos: 1,
      totalBonuses: 1,
      totalGames: 1,
      happyUsers: 375_000,
    })
  })
})
