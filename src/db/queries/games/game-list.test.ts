import { beforeEach, expect, test } from 'vitest'
import { readGameSearch } from '#contract/games/game-search.ts'
import { aGame } from '#test/builders.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { insertPastInteractions } from '../analytics/past-interaction-writes.ts'
import { searchGameList } from './game-list.ts'

const { db, reset } = await testDatabase()
const of = freshCatalogue(db)
beforeEach(reset)

const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
const found = async (query: string, size = 24) =>
  (
    await searchGameList(of, readGameSearch(new URLSearchParams(query)), { size, interestSince: days(-30) })
  ).items.map(({ name }) => name)

const interest = (id: number, interactionType: string, at: Date) =>
  insertPastInteractions(db, [
    { sessionId: 'session_1_a', interactionType, targetId: String(id), targetType: 'game', at },
  ])

test('popularity is by name until someone cares, and forgets after thirty days', async () => {
  await aGame(db, { name: 'alpha' })
  const beta = await aGame(db, { name: 'Beta' })
  const gamma = await aGame(db, { name: 'Gamma' })
  expect(await found('')).toEqual(['alpha', 'Beta', 'Gamma'])
  for (let times = 0; times < 3; times++) await interest(beta, 'game_click', days(-31))
  await interest(gamma, 'game_modal', days(-1))
  expect(await found('')).toEqual(['Gamma', 'alpha', 'Beta'])
  await interest(beta, 'casino_click', days(-1))
  expect(await found('')).toEqual(['Gamma', 'alpha', 'Beta'])
})

test('rating is the one on the badge, then name', async () => {
  await aGame(db, { name: 'Loved', review_count: 2, overall_sum: 19 })
  await aGame(db, { name: 'Unrated' })
  await aGame(db, { name: 'Disliked', review_count: 1, overall_sum: 4 })
  await aGame(db, { name: 'Another' })
  expect(await found('sort=rating')).toEqual(['Loved', 'Another', 'Unrated', 'Disliked'])
})

test('RTP is the highest first, newest the latest, name without regard to case', async () => {
  await aGame(db, { name: 'bb', rtp: 97, created_at: days(-3) })
  await aGame(db, { name: 'Aa', rtp: 94, created_at: days(-1) })
  await aGame(db, { name: 'cc', rtp: 97, created_at: days(-2) })
  expect(await found('sort=rtp')).toEqual(['bb', 'cc', 'Aa'])
  expect(await found('sort=newest')).toEqual(['Aa', 'cc', 'bb'])
  expect(await found('sort=name')).toEqual(['Aa', 'bb', 'cc'])
})

test('text finds name and provider, the category its type, and inactive games are nowhere', async () => {
  await aGame(db, { name: 'Comet', provider: 'Slow River', type: 'live' })
  await aGame(db, { name: 'Foxes', provider: 'Comet Works' })
  await aGame(db, { name: 'Gone comet', is_active: false })
  expect(await found('search=COMET')).toEqual(['Comet', 'Foxes'])
  expect(await found('search=comet&type=live')).toEqual(['Comet'])
  expect(await found('page=2', 1)).toEqual(['Foxes'])
})

test('the field of RTP is that of all active games that state one, whatever is searched for', async () => {
  const rtpOf = async () => {
    const asked = readGameSearch(new URLSearchParams('search=nothing'))
    return (await searchGameList(of, asked, { size: 24, interestSince: NOW })).rtp
  }
  for (const rtp of [94, 95, 96, 97]) await aGame(db, { rtp })
  await aGame(db, { rtp: null })
  await aGame(db, { rtp: 10, is_active: false })
  expect(await rtpOf()).toBeNull()
  await aGame(db, { rtp: 98 })
  expect(await rtpOf()).toEqual({ count: 5, lowest: 94, lower: 95, median: 96, upper: 97, highest: 98 })
})

test('the points of a picture are the first of all pages that state RTP and volatility', async () => {
  await aGame(db, { name: 'bb', rtp: 97, volatility: 'high' })
  await aGame(db, { name: 'Aa', rtp: 94, volatility: 'low' })
  await aGame(db, { name: 'cc', rtp: null, volatility: 'low' })
  await aGame(db, { name: 'dd', rtp: 95, volatility: 'medium' })
  const asked = readGameSearch(new URLSearchParams('sort=name'))
  const { points } = await searchGameList(of, asked, { size: 1, interestSince: NOW, points: 3 })
  expect(points.map(({ name, rtp, volatility }) => ({ name, rtp, volatility }))).toEqual([
    { name: 'Aa', rtp: 94, volatility: 'low' },
    { name: 'bb', rtp: 97, volatility: 'high' },
  ])
})
