import { beforeAll, describe, expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { Casino } from '#contract/casinos/casinos.schema.ts'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'
import { testDatabase } from '#test/test-database.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { listFeaturedCasinos, listSaferCasinos, searchCasinos } from './casino-list.ts'
import { listLatestCasinoCards } from './casino-cards.ts'

const { db } = await testDatabase()
const of = { db, catalogue: createCatalogue(db) }
const now = new Date('2026-11-20T12:00:00Z')
let all: Casino[]

beforeAll(async () => {
  await loadDemo(db, now)
  all = await find('')
})

const find = async (query: string) =>
  (await searchCasinos(of, readCasinoSearch(new URLSearchParams(query)).search, { now })).items
const namesOf = (casinos: readonly Pick<Casino, 'name'>[]) => casinos.map(({ name }) => name).toSorted()
const has = (list: readonly string[], wanted: string) =>
  list.some((entry) => entry.toLowerCase() === wanted.toLowerCase())

test('only active casinos are found, each in the shape of the contract', async () => {
  expect(all.length).toBeGreaterThan(60)
  for (const casino of all) expect(Casino.strict().parse(casino)).toEqual(casino)
  expect(namesOf(all)).not.toContain('Quartzley')
})

const PLAIN_RULES: [query: string, passes: (casino: Casino) => boolean][] = [
  ['minSafetyIndex=8.5', ({ safetyIndex }) => Number(safetyIndex) >= 8.5],
  ['minExpertRating=8', ({ expertRating }) => expertRating !== null && Number(expertRating) >= 8],
  ['minUserRating=8', ({ userAverage }) => userAverage !== null && userAverage >= 8],
  ['minUserRating=0', ({ userAverage }) => userAverage !== null],
  ['license=Gibraltar', ({ license }) => license === 'Gibraltar'],
  ['license=gibraltar', () => false],
  [
    'paymentMethods=bitcoin,PAYPAL',
    ({ paymentMethods }) => has(paymentMethods, 'Bitcoin') || has(paymentMethods, 'PayPal'),
  ],
  ['features=mobile', ({ features }) => features.some((feature) => /mobile/i.test(feature))],
  [
    'features=MOBILE APP,tournaments',
    ({ features }) => has(features, 'Mobile App') || has(features, 'Tournaments'),
  ],
  ['gameProviders=slow river', ({ gameProviders }) => has(gameProviders, 'Slow River')],
  ['establishedYear=2020', ({ establishedYear }) => Number(establishedYear) >= 2020],
  ['country=DE', ({ restrictedCountries }) => !restrictedCountries.includes('DE')],
  [
    'filter=crypto',
    ({ paymentMethods }) => CRYPTOCURRENCIES.some((currency) => has(paymentMethods, currency)),
  ],
  ['filter=mobile', ({ features }) => features.some((feature) => /mobile/i.test(feature))],
  ['search=ALDER', ({ name, description }) => /alder/i.test(name + description)],
  [
    'search=trustly',
    (casino) => new RegExp('trustly', 'i').test([casino.description, ...casino.paymentMethods].join('\n')),
  ],
  [
    'search=copper finch',
    (casino) => /copper finch/i.test([casino.description, ...casino.gameProviders].join('\n')),
  ],
]

describe('each filter keeps exactly the casinos that it names', () => {
  test.each(PLAIN_RULES)('%s', async (query, passes) => {
    expect(namesOf(await find(query))).toEqual(namesOf(all.filter(passes)))
  })

  test('every two filters together keep what both keep', async () => {
    for (const [first, passesFirst] of PLAIN_RULES) {
      for (const [second, passesSecond] of PLAIN_RULES) {
        if (first.split('=')[0] === second.split('=')[0]) continue
        const kept = all.filter((casino) => passesFirst(casino) && passesSecond(casino))
        const query = `${first}&${second}`
        expect([query, ...namesOf(await find(query))]).toEqual([query, ...namesOf(kept)])
      }
    }
  })

  test('a bonus type needs an active bonus of that type that still runs', async () => {
    const rows = await db
      .selectFrom('bonuses')
      .innerJoin('casinos', 'casinos.id', 'casino_id')
      .select('casinos.name')
      .distinct()
      .where('type', '=', 'no_deposit')
      .where('bonuses.is_active', '=', true)
      .where('casinos.is_active', '=', true)
      .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
      .execute()
    expect(namesOf(await find('bonusType=no-deposit'))).toEqual(rows.map(({ name }) => name).toSorted())
  })

  test('the search text does not reach from one feature into the next', async () => {
    const [first, second] = all[0]?.features ?? []
    expect(namesOf(await find(`search=${first} ${second}`))).toEqual([])
  })
})

describe('sorts', () => {
  const sorted = async (sort: string) => find(`sort=${sort}`)

  test('without a sort the safest come first, and equals by id', async () => {
    const expected = all.toSorted((a, b) => Number(b.safetyIndex) - Number(a.safetyIndex) || a.id - b.id)
    expect(await find('')).toEqual(expected)
  })

  test.each(['asc', 'desc'])('casinos without reviews come last by user rating, %s', async (direction) => {
    const ratings = (await sorted(`userRating-${direction}`)).map(({ userAverage }) => userAverage)
    const rated = ratings.filter((rating) => rating !== null)
    expect(rated.length).toBeLessThan(ratings.length)
    expect(ratings.slice(rated.length).every((rating) => rating === null)).toBe(true)
    expect(rated).toEqual(rated.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)))
  })

  test.each([
    ['name-asc', (a: Casino, b: Casino) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)],
    [
      'established-desc',
      (a: Casino, b: Casino) => Number(b.establishedYear) - Number(a.establishedYear) || a.id - b.id,
    ],
    [
      'established-asc',
      (a: Casino, b: Casino) => Number(a.establishedYear) - Number(b.establishedYear) || a.id - b.id,
    ],
    ['newest', (a: Casino, b: Casino) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id],
    ['createdAt-asc', (a: Casino, b: Casino) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id],
  ])('%s', async (sort, order) => {
    expect(await sorted(sort)).toEqual(all.toSorted(order))
  })
})

test('pages cut the list without loss and know its length, even past the end', async () => {
  const page = async (number: number, size = 20) =>
    searchCasinos(of, readCasinoSearch(new URLSearchParams(`sort=userRating&page=${number}`)).search, {
      now,
      size,
    })
  const pages = await Promise.all([1, 2, 3, 4].map((number) => page(number)))
  expect(pages.flatMap(({ items }) => items)).toEqual(await find('sort=userRating'))
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([all.length]))
  expect(await page(1, 100)).toMatchObject({ total: all.length })
  expect(await page(99)).toEqual({ items: [], total: all.length })
})

test.each(['%', '_', '\\', "'", '"', "' or 1=1 --", '{}', '{"', '\\%', '%00', '(', '🎰'])(
  'hostile text %s is only text',
  async (text) => {
    const value = encodeURIComponent(text)
    const expected = all.filter(({ name, description, features, paymentMethods, gameProviders }) =>
      [name, description, ...features, ...paymentMethods, ...gameProviders].some((part) =>
        part.includes(text),
      ),
    )
    expect(namesOf(await find(`search=${value}`))).toEqual(namesOf(expected))
    expect(namesOf(await find(`features=${value}`))).toEqual(
      namesOf(all.filter(({ features }) => features.some((feature) => feature.includes(text)))),
    )
    for (const facet of ['paymentMethods', 'gameProviders', 'license', 'bonusType'])
      expect(await find(`${facet}=${value}`)).toEqual([])
  },
)

test('featured and latest casinos come newest first', async () => {
  const newest = await find('sort=newest')
  expect(namesOf(await listLatestCasinoCards(db, 15))).toEqual(namesOf(newest.slice(0, 15)))
  expect(await listFeaturedCasinos(of)).toEqual(newest.filter(({ isFeatured }) => isFeatured))
})

test('the alternatives to a casino are the safest others', async () => {
  const [first, second, third, fourth] = (await find('')).map(({ id }) => id)
  const alternatives = await listSaferCasinos(of, { id: second ?? 0 }, 3)
  expect(alternatives.map(({ id }) => id)).toEqual([first, third, fourth])
})
