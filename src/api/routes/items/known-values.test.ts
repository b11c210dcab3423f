import { expect, test } from 'vitest'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, send } = await staffSite()
const known = async (section: string) =>
  (await send('GET', `/api/admin/${section}/known-values`)).body as Record<string, string[]>

test('values come once whatever their case, in their most frequent spelling, the most used first', async () => {
  for (const payment_methods of [
    ['PayPal', 'Visa'],
    ['PayPal', 'visa'],
    ['paypal', 'Visa'],
    ['Skrill'],
    ['PayPal'],
  ])
    await aCasino(db, { payment_methods })
  expect((await known('casinos')).paymentMethods).toEqual(['PayPal', 'Visa', 'Skrill'])
})

test('casinos and games know the same studios, and hidden items count', async () => {
  await aCasino(db, { game_providers: ['NetEnt', 'Tidal'], is_active: false })
  await aGame(db, { provider: 'NetEnt', category: ['Slots'], tags: ['sea', 'wild'] })
  expect((await known('casinos')).gameProviders).toEqual(['NetEnt', 'Tidal'])
  expect(await known('games')).toEqual({
    provider: ['NetEnt', 'Tidal'],
    category: ['Slots'],
    tags: ['sea', 'wild'],
  })
})

test('types of bonuses, tags of articles and licences are known as well, without those not stated', async () => {
  const casino = await aCasino(db, { license: 'Curaçao' })
  await aCasino(db, { license: null })
  await aBonus(db, { casino_id: casino, type: 'high_roller' })
  await aPost(db, { tags: ['rtp'] })
  expect((await known('bonuses')).type).toEqual(['high_roller'])
  expect((await known('blog')).tags).toEqual(['rtp'])
  expect((await known('casinos')).license).toEqual(['Curaçao'])
})

test('a field offers at most a thousand', async () => {
  for (let casino = 0; casino < 4; casino++)
    await aCasino(db, { features: Array.from({ length: 300 }, (_, index) => `Feature ${casino}-${index}`) })
  expect((await known('casinos')).features).toHaveLength(1000)
})

test('they are for staff', async () => {
  expect((await site.request('/api/admin/casinos/known-values')).status).toBe(401)
})
