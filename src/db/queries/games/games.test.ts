import { beforeAll, expect, test } from 'vitest'
import { Game } from '#contract/games/games.schema.ts'
import { freshCatalogue, isOldestFirst } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { listCasinosOfGame } from '../casinos/casinos.ts'
import { countTotals } from '../analytics/stats.ts'
import { searchGames, type GameFilters } from './game-list.ts'
import * as games from './games.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)
const listGames = async (filters?: GameFilters) => (await searchGames(of, filters)).items
beforeAll(async () => {
  await loadDemo(db, new Date('2026-11-20T12:00:00Z'))
})

test('lists hold the active ones, oldest first, in the shape of the contract', async () => {
  const all = await listGames()
  for (const game of all) expect(Game.strict().parse(game)).toEqual(game)
  expect(all.every(({ isActive }) => isActive)).toBe(true)
  expect(isOldestFirst(all)).toBe(true)
  expect((await countTotals(of, new Date())).totalGames).toBe(all.length)
  expect(await games.listLatestGames(db, 8)).toEqual(all.slice(-8).toReversed())
  expect((await searchGames(of, {}, { number: 1, size: 5 })).total).toBe(all.length)
})

test('each filter keeps exactly the games that it names', async () => {
  const all = await listGames()
  const expectSame = async (filters: GameFilters, passes: (game: Game) => boolean) =>
    expect({ filters, found: await listGames(filters) }).toEqual({ filters, found: all.filter(passes) })
  await expectSame({ type: 'live' }, ({ type }) => type === 'live')
  await expectSame({ provider: 'SLOW RIVER' }, ({ provider }) => provider === 'Slow River')
  await expectSame({ minRtp: 97 }, ({ rtp }) => rtp !== null && rtp >= 97)
  await expectSame({ volatility: 'High' }, ({ volatility }) => volatility === 'high')
  await expectSame({ search: 'comet' }, ({ name, provider }) => /comet/i.test(`${name}\n${provider}`))
  await expectSame(
    { type: 'slot', minRtp: 96, volatility: 'low', search: 'finch' },
    (game) =>
      game.type === 'slot' &&
      (game.rtp ?? 0) >= 96 &&
      game.volatility === 'low' &&
      /finch/i.test(`${game.name}\n${game.provider}`),
  )
  await expectSame({ type: '', provider: '', search: '' }, () => true)
  await expectSame({ search: '%' }, ({ name }) => name.includes('%'))
})

test('the hot ones have the highest return', async () => {
  const all = await listGames()
  expect(await games.listHotGames(db, 8)).toEqual(
    all.toSorted((a, b) => (b.rtp ?? 0) - (a.rtp ?? 0) || a.id - b.id).slice(0, 8),
  )
})

test('a game without a stated return passes no filter by it and is never a hot one', async () => {
  const { id } = (await games.listHotGames(db, 1))[0] ?? { id: 0 }
  await db.updateTable('games').set({ rtp: null, volatility: null }).where('id', '=', id).execute()
  const hot = await games.listHotGames(db, 1000)
  expect(hot.length).toBeGreaterThan(0)
  const filtered = await Promise.all([listGames({ minRtp: 0 }), listGames({ volatility: 'high' })])
  for (const list of [hot, ...filtered]) expect(list.map((game) => game.id)).not.toContain(id)
  expect((await listGames()).map((game) => game.id)).toContain(id)
})

test('a game and its casinos name one another, inactive casinos left out', async () => {
  const game = await games.findGame(db, 1)
  const casinos = await listCasinosOfGame(db, 1)
  expect(casinos.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(game?.availableAt)
  for (const { id } of casinos)
    expect((await games.listGamesOfCasino(db, id)).map((one) => one.id)).toContain(1)
  expect(await games.gamesOfCasino(db, 1, 10).execute()).toHaveLength(10)
  expect(await games.findGame(db, 999_999)).toBeUndefined()
})

test('an inactive game is found and says so', async () => {
  await db.updateTable('games').set({ is_active: false }).where('id', '=', 5).execute()
  expect(await games.findGame(db, 5)).toMatchObject({ id: 5, isActive: false })
  expect((await games.listGamesByIds(db, [5, 4])).map(({ id }) => id)).toEqual([5, 4])
  expect((await listGames()).map(({ id }) => id)).not.toContain(5)
  await db.updateTable('games').set({ is_active: true }).where('id', '=', 5).execute()
})
