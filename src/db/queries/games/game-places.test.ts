import { beforeAll, expect, test } from 'vitest'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { testDatabase } from '#test/test-database.ts'
import { listCasinosOfGame } from '../casinos/casinos.ts'
import { listPlacesOfGame } from './game-places.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-20T12:00:00Z')
let game: number

beforeAll(async () => {
  const casinos: number[] = []
  for (const [name, safety_index] of Object.entries({ Middling: 7.5, Safest: 9.1, Weak: 5, Hidden: 9.9 }))
    casinos.push(await aCasino(db, { name, safety_index, is_active: name !== 'Hidden' }))
  for (const casino_id of casinos) await aBonus(db, { casino_id, title: `Welcome ${casino_id}` })
  game = await aGame(db, {}, casinos)
})

test('the safest casinos come first, with how many there are in all', async () => {
  const all = await listCasinosOfGame(db, game)
  const { places, total } = await listPlacesOfGame(db, game, { limit: 2, now })
  expect(places.map(({ id }) => id)).toEqual(all.slice(0, 2).map(({ id }) => id))
  expect(total).toBe(all.length)
  expect(all.map(({ name }) => name)).toEqual(['Safest', 'Middling', 'Weak'])
  const whole = await listPlacesOfGame(db, game, { limit: undefined, now })
  expect(whole).toMatchObject({ total, places: all.map(({ id }) => ({ id })) })
})

test('a place tells the welcome offer that runs, and none once it has ended or is inactive', async () => {
  const { places } = await listPlacesOfGame(db, game, { limit: 1, now })
  const [place] = places
  expect(place?.welcomeOffer).toMatchObject({ casinoId: place?.id, type: 'welcome', isActive: true })
  const offersOfPlace = db.updateTable('bonuses').where('casino_id', '=', place?.id ?? 0)
  await offersOfPlace.set({ valid_until: new Date('2026-11-19T12:00:00Z') }).execute()
  expect((await listPlacesOfGame(db, game, { limit: 1, now })).places).toMatchObject([{ welcomeOffer: null }])
  await offersOfPlace.set({ valid_until: null, is_active: false }).execute()
  expect((await listPlacesOfGame(db, game, { limit: 1, now })).places).toMatchObject([{ welcomeOffer: null }])
})

test('a game that no casino offers has no place', async () => {
  expect(await listPlacesOfGame(db, 999_999, { limit: 3, now })).toEqual({ places: [], total: 0 })
})
