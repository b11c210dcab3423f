import { beforeEach, expect, test } from 'vitest'
import { KINDS } from '#contract/items/kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { hasCatalogue } from '#db/demo/has-catalogue.ts'
import { countDemoRows } from '#db/queries/items/demo-rows.ts'
import { insertPastInteractions } from '#db/queries/analytics/past-interaction-writes.ts'
import { aBonus, aCasino, aGame, aPost, aReview } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { casinoItems } from '../casinos/casino-items.ts'
import { gameItems } from '../games/game-items.ts'
import { putBackItem } from './put-back-item.ts'
import { removeDemo } from './remove-demo.ts'
import { updateItem } from './save-item.ts'

const { db, reset } = await testDatabase()
const { app } = testApp(db)
const system = { role: 'system' } as const

beforeEach(reset)

const idsOf = async (kind: ItemKind) => {
  const rows = await db.selectFrom(KINDS[kind].table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('demo items go with their bonuses and reviews, and what staff created stays', async () => {
  const demo = await aCasino(db, { is_demo: true })
  const own = await aCasino(db, { name: 'Own' })
  const demoBonus = await aBonus(db, { casino_id: demo, is_demo: true })
  const ownBonus = await aBonus(db, { casino_id: own })
  await aBonus(db, { casino_id: own, is_demo: true })
  const demoGame = await aGame(db, { is_demo: true })
  const ownGame = await aGame(db, { name: 'Own game' })
  await aPost(db, { slug: 'demo', is_demo: true })
  const ownPost = await aPost(db, { slug: 'own' })
  await aReview(db, { casino_id: demo })
  await aReview(db, { casino_id: null, bonus_id: demoBonus })
  await aReview(db, { casino_id: null, game_id: demoGame })
  const ownReview = await aReview(db, { casino_id: own })

  const counts = {
    casinos: 1,
    bonuses: 2,
    games: 1,
    posts: 1,
    reviews: 3,
    subscribers: 0,
    visits: 0,
    keptCasinos: 0,
  }
  expect(await countDemoRows(db)).toEqual(counts)
  expect(await removeDemo(app, system)).toEqual(counts)

  expect(await Promise.all((['casino', 'bonus', 'game', 'post'] as const).map(idsOf))).toEqual([
    [own],
    [ownBonus],
    [ownGame],
    [ownPost],
  ])
  expect(await db.selectFrom('reviews').select('id').execute()).toEqual([{ id: ownReview }])
  expect(Object.values(await removeDemo(app, system))).toEqual(Array(8).fill(0))
})

test('the landing pages of the demo go with it, others stay', async () => {
  const page = {
    questions: '[]',
    list: 'casinos',
    facet: 'paymentMethods',
    title: '',
    meta_title: '',
    meta_description: '',
    intro: '',
  } as const
  await db
    .insertInto('landing_pages')
    .values([
      { ...page, value: 'Bitcoin', slug: 'bitcoin', is_demo: true, updated_at: app.now() },
      { ...page, value: 'PayPal', slug: 'paypal', is_demo: false, updated_at: app.now() },
    ])
    .execute()
  await removeDemo(app, system)
  expect(await db.selectFrom('landing_pages').select('slug').execute()).toEqual([{ slug: 'paypal' }])
})

test('a demo item that staff have saved is theirs and stays', async () => {
  const saved = await aGame(db, { name: 'Saved', is_demo: true })
  await aGame(db, { name: 'Untouched', is_demo: true })
  for (const { form } of await gameItems.store.findForms(db, [saved]))
    await updateItem(app, system, gameItems, { id: saved, form, version: 1 })
  await removeDemo(app, system)
  expect(await idsOf('game')).toEqual([saved])
})

test('saving many at once, as an import does, makes them the staff’s own as well', async () => {
  const id = await aCasino(db, { is_demo: true })
  const found = await casinoItems.store.findForms(db, [id])
  await casinoItems.store.updateForms(
    db,
    found.map(({ form }) => ({ id, form, before: form })),
    new Date(),
  )
  expect((await countDemoRows(db)).casinos).toBe(0)
})

test('a review moves the sums of a demo item and leaves it a demo', async () => {
  const id = await aCasino(db, { is_demo: true })
  await db.updateTable('casinos').set({ review_count: 1, overall_sum: 8 }).where('id', '=', id).execute()
  expect((await countDemoRows(db)).casinos).toBe(1)
})

test('a demo casino stays while a bonus of staff belongs to it, without its demo bonuses', async () => {
  const casino = await aCasino(db, { is_demo: true })
  const own = await aBonus(db, { casino_id: casino })
  await aBonus(db, { casino_id: casino, is_demo: true })
  expect(await removeDemo(app, system)).toMatchObject({ casinos: 0, bonuses: 1, keptCasinos: 1 })
  expect(await idsOf('casino')).toEqual([casino])
  expect(await idsOf('bonus')).toEqual([own])
})

test('more than one batch goes, listed in the audit log, and each comes back from the trash as a demo', async () => {
  for (let index = 0; index < 25; index++) await aGame(db, { name: `Game ${index}`, is_demo: true })
  await removeDemo(app, system)
  expect(await idsOf('game')).toEqual([])
  const log = await db.selectFrom('audit_log').select(['action', 'items']).execute()
  expect(log.map(({ action, items }) => [action, items.length])).toEqual([
    ['deleted', 10],
    ['deleted', 10],
    ['deleted', 5],
  ])
  const { id } = await db.selectFrom('trash').select('id').limit(1).executeTakeFirstOrThrow()
  await putBackItem(app, system, id)
  expect((await countDemoRows(db)).games).toBe(1)
})

test('the next start does not load what was removed', async () => {
  await aCasino(db, { is_demo: true })
  await removeDemo(app, system)
  expect(await idsOf('casino')).toEqual([])
  expect(await hasCatalogue(db)).toBe(true)
})

test('invented visits and readers go for good, what visitors did stays counted', async () => {
  const at = new Date('2026-03-10T12:00:00Z')
  const game = await aGame(db)
  const visit = (sessionId: string) => ({
    sessionId,
    interactionType: 'game_click',
    targetType: 'game',
    targetId: String(game),
    at,
  })
  const real = 'session_1773144000000_democracy7'
  await insertPastInteractions(db, [
    visit('session_1773144000000_demo1'),
    visit('session_1773144000000_demo2'),
    visit(real),
  ])
  await db
    .insertInto('subscribers')
    .values([{ email: 'reader7@readers.example' }, { email: 'ana@readers.example' }])
    .execute()
  expect(await removeDemo(app, system)).toMatchObject({ subscribers: 1, visits: 2 })
  expect(await db.selectFrom('interactions').select('session_id').execute()).toEqual([{ session_id: real }])
  expect(await db.selectFrom('interest').select('visitors').execute()).toEqual([{ visitors: 1 }])
  expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([
    { email: 'ana@readers.example' },
  ])
  expect(await countDemoRows(db)).toMatchObject({ subscribers: 0, visits: 0 })
})
