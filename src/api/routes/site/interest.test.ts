import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { INTEREST_TARGETS_A_DAY } from '#contract/analytics/limits.ts'
import { aBonus, aCasino, aGame, aReview } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { BROWSER, testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp
beforeEach(async () => {
  await reset()
  site = testApp(db)
})

interface Sent {
  type?: string
  id?: number | string | null
  targetType?: string | null
  address?: string
  headers?: Record<string, string>
}

const send = ({ type = 'game_click', id = 1, targetType = null, address, headers = {} }: Sent, on = site) =>
  on.post(
    '/api/interactions',
    { sessionId: 'session_1_a', interactionType: type, targetId: id, targetType },
    { headers, ...(address !== undefined && { address }) },
  )
const interest = async () =>
  (
    await sql<{ line: string }>`
      select to_char(day, 'MM-DD') || ' ' || measure || ' ' || target_id || ': ' || visitors as line
      from interest order by 1`.execute(db)
  ).rows.map(({ line }) => line)
const stored = async () => (await db.selectFrom('interactions').select('id').execute()).length

describe('interest counts', () => {
  test('a visitor once for each thing and day, however often and in whichever session they come back', async () => {
    const [game, other] = [await aGame(db), await aGame(db)]
    for (const type of ['game_click', 'game_click', 'game_modal']) await send({ type, id: game })
    await Promise.all(Array.from({ length: 20 }, () => send({ id: game })))
    await send({ id: game, address: '192.0.2.2' })
    await send({ id: other })
    expect(await interest()).toEqual([`03-14 game ${game}: 2`, `03-14 game ${other}: 1`])
    expect(await stored()).toBe(3)
    site.setNow(new Date('2026-03-15T00:00:00Z'))
    await send({ id: game })
    expect(await interest()).toContain(`03-15 game ${game}: 1`)
  })

  test('clicks and views of casinos and bonuses apart', async () => {
    const casino = await aCasino(db)
    const bonus = await aBonus(db, { casino_id: casino })
    await send({ type: 'casino_click', id: casino, targetType: 'casino' })
    await send({ type: 'casino_details_view', id: String(casino) })
    await send({ type: 'bonus_click', id: bonus })
    await send({ type: 'bonus_details_view', id: bonus })
    expect(await interest()).toEqual([
      `03-14 bonus_click ${bonus}: 1`,
      `03-14 bonus_view ${bonus}: 1`,
      `03-14 casino_click ${casino}: 1`,
      `03-14 casino_view ${casino}: 1`,
    ])
  })

  test('one address twice for one thing not even on two processes at once', async () => {
    const game = await aGame(db)
    const processes = [site, testApp(db)]
    await Promise.all(Array.from({ length: 10 }, (_, index) => send({ id: game }, processes[index % 2])))
    expect(await interest()).toEqual([`03-14 game ${game}: 1`])
  })

  test('what one address adds to a measure up to a bound, on two processes at once as well', async () => {
    const games = await Promise.all(Array.from({ length: 60 }, () => aGame(db)))
    const processes = [site, testApp(db)]
    await Promise.all(games.map((id, index) => send({ id }, processes[index % 2])))
    expect(await interest()).toHaveLength(INTEREST_TARGETS_A_DAY)
    for (const id of games) await send({ id })
    expect(await interest()).toHaveLength(INTEREST_TARGETS_A_DAY)
    expect(await stored()).toBe(INTEREST_TARGETS_A_DAY)
    await send({ id: games[59] ?? 0, address: '192.0.2.2' })
    await send({ type: 'casino_click', id: await aCasino(db) })
    const total = await sql<{ sum: number }>`select sum(visitors)::integer as sum from interest`.execute(db)
    expect(total.rows).toEqual([{ sum: INTEREST_TARGETS_A_DAY + 2 }])
  })
})

describe('answered as ever, but neither counted nor stored, is', () => {
  const answered = { success: true, message: 'Recorded' }

  test.each([
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['curl', 'curl/8.5.0'],
    ['a script', 'python-requests/2.32.3'],
    ['an empty agent', ''],
  ])('%s', async (_who, agent) => {
    const id = await aGame(db)
    for (const sent of [{ id }, { type: 'search', id: 'plinko' }]) {
      const response = await send({ ...sent, headers: { 'user-agent': agent } })
      expect([response.status, await response.json()]).toEqual([201, answered])
    }
    expect([await interest(), await stored()]).toEqual([[], 0])
  })

  test('a request without an agent', async () => {
    const id = await aGame(db)
    const response = await site.request('/api/interactions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId: 'session_1_a', interactionType: 'game_click', targetId: id }),
    })
    expect([response.status, await interest()]).toEqual([201, []])
  })

  test('staff', async () => {
    const id = await aGame(db)
    const token = await aStaffToken(db, 'admin')
    const response = await send({ id, headers: { authorization: `Bearer ${token}` } })
    expect([response.status, await interest(), await stored()]).toEqual([201, [], 0])
    await send({ id, headers: { authorization: `Bearer ${'0'.repeat(64)}` } })
    expect(await interest()).toHaveLength(1)
  })

  test('an unknown or inactive target', async () => {
    const hidden = await aCasino(db, { is_active: false })
    const casino = await aCasino(db)
    const game = await aGame(db)
    const targets: Sent[] = [
      { id: 999 },
      { id: 'abc' },
      { id: '0' },
      { id: '99999999999999999999' },
      { id: null },
      { id: await aGame(db, { is_active: false }) },
      { id: game, targetType: 'casino' },
      { type: 'casino_click', id: hidden },
      { type: 'casino_card_click', id: 999 },
      { type: 'bonus_click', id: await aBonus(db, { casino_id: hidden }) },
      { type: 'bonus_details_view', id: await aBonus(db, { casino_id: casino, is_active: false }) },
      { type: 'helpful_vote', id: await aReview(db, { casino_id: casino, is_published: false }) },
      { type: 'review_submit', id: casino },
    ]
    for (const target of targets) expect((await send(target)).status).toBe(201)
    expect([await interest(), await stored()]).toEqual([[], 0])
  })
})

test('many clicks of one agent push a game by one, and its order by no more', async () => {
  const [quiet, pushed] = [await aGame(db, { name: 'Quiet' }), await aGame(db, { name: 'Pushed' })]
  for (const address of ['192.0.2.8', '192.0.2.9']) await send({ id: quiet, address })
  for (let times = 0; times < 340; times++) await send({ id: pushed })
  const shown = await site.app.catalogue.gameInterest(new Date('2026-03-01T00:00:00Z'))
  expect([shown.get(quiet), shown.get(pushed)]).toEqual([2, 1])
})

test('who was counted is kept as a hash that is another one on each day', async () => {
  const id = await aGame(db)
  await send({ id })
  site.setNow(new Date('2026-03-15T12:00:00Z'))
  await send({ id, headers: { 'user-agent': BROWSER } })
  const visitors = await db.selectFrom('interest_today').select('visitor').execute()
  expect(new Set(visitors.map(({ visitor }) => visitor)).size).toBe(2)
})
