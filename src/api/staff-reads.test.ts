/** Decision D-62: the public calls answer staff with what visitors do not see. */
import { beforeEach, expect, test } from 'vitest'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
let casino: number
let bonus: number
let game: number

beforeEach(async () => {
  casino = await aCasino(db, { name: 'Hidden Casino', is_active: false })
  bonus = await aBonus(db, { title: 'Of a hidden casino', casino_id: casino })
  await aBonus(db, {
    title: 'Hidden bonus',
    is_active: false,
    casino_id: await aCasino(db, { name: 'Shown' }),
  })
  game = await aGame(db, { name: 'Hidden Game', is_active: false })
})

const ask = (path: string, token?: string) =>
  site.request(path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
const sizeOf = async (path: string, token?: string) =>
  ((await (await ask(path, token)).json()) as unknown[]).length

test('lists hold everything', async () => {
  const token = await aStaffToken(db, 'admin')
  expect([await sizeOf('/api/casinos'), await sizeOf('/api/casinos', token)]).toEqual([1, 2])
  expect([await sizeOf('/api/bonuses'), await sizeOf('/api/bonuses', token)]).toEqual([0, 2])
  expect(await sizeOf(`/api/bonuses?casinoId=${casino}`, token)).toBe(1)
  expect([await sizeOf('/api/games'), await sizeOf('/api/games', token)]).toEqual([0, 1])
  const page = await ask('/api/casinos?page=1&pageSize=1', token)
  expect(page.headers.get('x-total-count')).toBe('2')
})

test('an inactive one is found by its id, and no cache keeps the response', async () => {
  const token = await aStaffToken(db, 'owner')
  for (const path of [`/api/casinos/${casino}`, `/api/bonuses/${bonus}`, `/api/games/${game}`]) {
    const response = await ask(path, token)
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
  expect((await ask(`/api/casinos/${casino}`)).status).toBe(404)
  expect((await ask(`/api/bonuses/${bonus}`)).status).toBe(404)
})

test('featured lists stay what visitors see', async () => {
  await aCasino(db, { is_active: false, is_featured: true })
  expect(await sizeOf('/api/casinos/featured', await aStaffToken(db, 'admin'))).toBe(0)
})

test('a token that has ended or never was changes nothing', async () => {
  const ended = await aStaffToken(db, 'admin', { expiresAt: new Date(NOW.getTime() - 1) })
  for (const token of [ended, 'f'.repeat(64), 'nonsense']) {
    expect(await sizeOf('/api/casinos', token)).toBe(1)
    expect((await ask(`/api/casinos/${casino}`, token)).status).toBe(404)
  }
})
