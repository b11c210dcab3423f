import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBonusSearch } from '#contract/bonuses/bonus-search.ts'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { readGameSearch } from '#contract/games/game-search.ts'
import type { SearchAnswer } from '#contract/search/search.schema.ts'
import { testDatabase } from '#test/test-database.ts'
import { linesOf } from '#test/lines-of.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { searchBonusList } from '../bonuses/bonus-list.ts'
import { searchCasinoCards } from '../casinos/casino-list.ts'
import { searchGameList } from '../games/game-list.ts'
import { suggest } from './search.ts'

const { db } = await testDatabase()
const of = { db, catalogue: createCatalogue(db) }
const now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  await loadDemo(db, now)
})

const LIMITS = { casinos: 5, bonuses: 5, games: 5, posts: 5 }

/** Everything that is shown, in the order in which it is read. */
function shown({ intents, order, casinos, bonuses, games, posts }: SearchAnswer): string[] {
  const items = {
    casinos: casinos.map(({ name }) => [`casino ${name}`]),
    bonuses: bonuses.map(({ title, casinoName }) => [`bonus ${title}`, `bonus ${casinoName}`]),
    games: games.map(({ name }) => [`game ${name}`]),
    posts: posts.map(({ title }) => [`post ${title}`]),
  }
  const links = intents.map(({ kind, to }) => (kind === 'help' ? 'help' : decodeURIComponent(to)))
  return [...links, ...order.flatMap((kind) => items[kind]).map((names) => names.join('\n'))]
}

async function placeOf(typed: string, first: string): Promise<number> {
  const found = shown(await suggest(of, typed, LIMITS, now))
  return found.findIndex((names) => names.split('\n').includes(first)) + 1
}

const RELEVANCE_SET = linesOf('relevance-set.tsv').map((line) => line.split('\t'))

test('what people look for comes first: a mean reciprocal rank of at least 0.95 over the relevance set', async () => {
  const missed: string[] = []
  let sum = 0
  for (const [typed = '', first = ''] of RELEVANCE_SET) {
    const place = await placeOf(typed, first)
    if (place !== 1) missed.push(`${typed} → ${first}: ${place}`)
    sum += place === 0 ? 0 : 1 / place
  }
  expect(RELEVANCE_SET.length).toBeGreaterThanOrEqual(300)
  // What is missed is named where too much of it is.
  expect(sum / RELEVANCE_SET.length >= 0.95 ? [] : missed).toEqual([])
})

test.each(['paypal', 'pay pal', 'paypall'])('"%s" is never taken for "Payday thirty"', async (typed) => {
  const { bonuses } = await suggest(of, typed, LIMITS, now)
  expect(bonuses.map(({ title }) => title)).not.toContain('Payday thirty')
})

test('"no deposit" is never taken for "First deposit match"', async () => {
  const { bonuses } = await suggest(of, 'no deposit', LIMITS, now)
  expect(bonuses.length).toBeGreaterThan(0)
  expect(bonuses.map(({ title }) => title)).not.toContain('First deposit match')
})

test('a misspelled text says what it was understood as, one that is spelled right does not', async () => {
  const correctedTo = async (typed: string) => (await suggest(of, typed, LIMITS, now)).correctedTo
  expect(await correctedTo('aldermon')).toBe('Aldermoon')
  expect(await correctedTo('paypall germny')).toBe('PayPal Germany')
  for (const typed of ['aldermoon', 'moon', 'free spin', 'best casinos germany'])
    expect(await correctedTo(typed)).toBeNull()
})

test('a filter says how many its list has', async () => {
  const { intents } = await suggest(of, 'paypal germany', LIMITS, now)
  const search = readCasinoSearch(new URLSearchParams('paymentMethods=PayPal&country=DE')).search
  expect(intents).toEqual([
    {
      kind: 'casinos',
      label: 'Casinos that accept PayPal, not restricted in Germany',
      to: '/casinos?paymentMethods=PayPal&country=DE',
      count: (await searchCasinoCards(of, search, { now })).total,
    },
  ])
})

test('lists of casinos are those of the visitor’s country, unless the text names another', async () => {
  const leads = async (typed: string) =>
    (await suggest(of, typed, LIMITS, now, 'NL')).intents.map(({ to, label }) => [to, label])
  expect(await leads('paypal')).toEqual([
    [
      '/casinos?paymentMethods=PayPal&country=NL',
      'Casinos that accept PayPal, not restricted in the Netherlands',
    ],
  ])
  expect((await leads('paypal germany')).map(([to]) => to)).toEqual([
    '/casinos?paymentMethods=PayPal&country=DE',
  ])
  expect((await leads('no deposit')).map(([to]) => to)).not.toContainEqual(expect.stringContaining('country'))
  const refused = await of.db
    .selectFrom('casinos')
    .select('name')
    .where(sql<boolean>`'NL' = any(restricted_countries)`)
    .execute()
  const named = (await suggest(of, 'fast', LIMITS, now, 'NL')).casinos.map(({ name }) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(refused.filter(({ name }) => named.includes(name))).toEqual([])
  // A casino that is searched by its name is found.
  const [one] = refused
  expect((await suggest(of, one?.name ?? '', LIMITS, now, 'NL')).casinos[0]?.name).toBe(one?.name)
})

test.each(['self exclusion', 'gambling adiction', 'stop gambling', 'spielsucht'])(
  'somebody who looks for "%s" gets help and no filter that leads to offers',
  async (typed) => {
    const { intents, casinos, bonuses } = await suggest(of, typed, LIMITS, now)
    expect(intents.map(({ kind }) => kind)).toEqual(['help'])
    expect([...casinos, ...bonuses]).toEqual([])
  },
)

describe('the lists forgive by the same rule', () => {
  test.each([
    ['aldermon', 'Aldermoon'],
    ['paypall', 'PayPal'],
  ])('casinos: "%s" is read as %s', async (typed, meant) => {
    const found = await casinoList(typed)
    expect(found).toMatchObject({ correctedTo: meant, total: (await casinoList(meant)).total })
    expect(found.total).toBeGreaterThan(0)
  })

  test('casinos: all words count where nothing has them side by side', async () => {
    const [both, skrill, bitcoin] = await Promise.all(
      ['skrill bitcoin', 'skrill', 'bitcoin'].map(async (text) => (await casinoList(text)).items),
    )
    const names = (casinos: typeof both) => casinos?.map(({ name }) => name) ?? []
    expect(names(both)).toEqual(names(skrill).filter((name) => names(bitcoin).includes(name)))
    expect(names(both).length).toBeGreaterThan(0)
  })

  test('bonuses and games', async () => {
    const bonuses = await searchBonusList(of, readBonusSearch(new URLSearchParams('search=mondy+cashback')), {
      size: 5,
      now,
    })
    expect([bonuses.correctedTo, bonuses.items[0]?.title]).toEqual(['Monday cashback', 'Monday cashback'])
    const games = await searchGameList(of, readGameSearch(new URLSearchParams('search=rulette')), {
      size: 5,
      interestSince: now,
    })
    expect(games.correctedTo).toBe('Roulette')
    expect(games.items.every(({ name }) => name.includes('Roulette'))).toBe(true)
  })
})

function casinoList(text: string) {
  const { search } = readCasinoSearch(new URLSearchParams({ search: text }))
  return searchCasinoCards(of, search, { now })
}

test('a text that names no item shows the safest casinos of the list that it leads to', async () => {
  const { intents, casinos } = await suggest(of, 'fast', LIMITS, now)
  expect(intents.map(({ to }) => to)).toEqual(['/casinos?maxPayoutHours=24'])
  const scores = casinos.map(({ safetyIndex }) => Number(safetyIndex))
  expect([scores.length, scores]).toEqual([5, scores.toSorted((a, b) => b - a)])
})
