import { beforeAll, describe, expect, test } from 'vitest'
import { Suggestions } from '#contract/search/search.schema.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { NO_RESULTS, suggest, suggestCasinos } from './search.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)
const now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  await loadDemo(db, now)
})

const three = { casinos: 3, bonuses: 3, games: 3 }
const casinoNames = async (text: string, limit = 5) =>
  (await suggestCasinos(of, text, { limit, now })).map(({ name }) => name)

test('a name is found by any part of it, whatever its case, with at most three of each kind', async () => {
  const found = Suggestions.parse(await suggest(of, 'MOON', three, now))
  expect(found.casinos.map(({ name }) => name)).toEqual(expect.arrayContaining(['Aldermoon', 'Moonpenny']))
  const many = await suggest(of, 'an', three, now)
  expect([many.casinos.length, many.bonuses.length, many.games.length]).toEqual([3, 3, 3])
})

test('names that begin with the text come first, then words that do', async () => {
  expect((await casinoNames('moon'))[0]).toBe('Moonpenny')
  expect((await casinoNames('ro')).slice(0, 2)).toEqual(expect.arrayContaining(['Rookhaven']))
  expect((await casinoNames('lane'))[0]).toBe('Bellwether Lane')
})

test('a bonus is found by its casino and a game by its provider', async () => {
  const found = await suggest(of, 'aldermoon', three, now)
  expect(found.bonuses.length).toBeGreaterThan(0)
  expect(found.bonuses.every(({ title, casinoName }) => /aldermoon/i.test(title + casinoName))).toBe(true)
  const games = (await suggest(of, 'slow river', three, now)).games
  expect(games).toHaveLength(3)
  expect(games.every(({ provider }) => provider === 'Slow River')).toBe(true)
})

describe('slips of the fingers', () => {
  test.each([
    ['aldermon', 'Aldermoon'],
    ['aldrmoon', 'Aldermoon'],
    ['Tidewel', 'Tidewell'],
    ['quilmoor', 'Quillmoor'],
    ['halcira', 'Halcyra'],
    ['brackenfal', 'Brackenfall'],
    ['belwether lane', 'Bellwether Lane'],
  ])('"%s" still finds %s', async (text, name) => {
    expect((await casinoNames(text))[0]).toBe(name)
  })

  test('nonsense finds nothing, and two letters are not guessed at', async () => {
    expect(await suggest(of, 'zzqqxx', three, now)).toEqual(NO_RESULTS)
    expect(await suggest(of, 'qj', three, now)).toEqual(NO_RESULTS)
  })
})

test.each([
  '%%',
  '__',
  '\\\\',
  "''",
  '""',
  "'; drop table casinos; --",
  '{}',
  '%_\\',
  '🎰🎰',
  'a'.repeat(100),
])('hostile text %s is only text', async (text) => {
  const { casinos } = await suggest(of, text, three, now)
  expect(casinos.every(({ name }) => name.includes(text) || !/[%_\\'"{}🎰]/u.test(text))).toBe(true)
})

test('inactive casinos, their bonuses and inactive games are not suggested', async () => {
  expect(await casinoNames('quartzley')).not.toContain('Quartzley')
  expect(
    (await suggest(of, 'quartzley', three, now)).bonuses.map(({ casinoName }) => casinoName),
  ).not.toContain('Quartzley')
})

test.each([
  ['visa card', '/casinos?paymentMethods=Visa'],
  ['paysafe card', '/casinos?paymentMethods=Paysafecard'],
  ['mga', '/casinos?license=Malta+Gaming+Authority'],
  ['malta licence', '/casinos?license=Malta+Gaming+Authority'],
  ['low wagering', '/casinos?maxWagering='],
  ['high rtp', '/games?sort=rtp'],
  ['contact', '/faq'],
  ['scam', '/warned'],
])('"%s" leads to %s', async (text, to) => {
  const { intents } = await suggest(of, text, three, now)
  expect(intents[0]?.to).toContain(to)
})

test('"100 free spins" finds offers', async () => {
  const { bonuses, intents } = await suggest(of, '100 free spins', three, now)
  expect(bonuses.length + intents.length).toBeGreaterThan(0)
})
