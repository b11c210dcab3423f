/** The index answers what SQL alone would, whatever is in the catalogue and whatever changes. */
import { beforeEach, expect, test } from 'vitest'
import { readCasinoSearch, CASINO_SORT_NAMES, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import { GAME_CATEGORIES, type GameSearch } from '#contract/games/game-search.ts'
import {
  changeAtRandom,
  COUNTRIES,
  fillAtRandom,
  FEATURES,
  LICENSES,
  METHODS,
  MOST,
  someOf,
  STUDIOS,
  TYPES,
  WORDS,
} from '#test/random-catalogue.ts'
import { countTypes, listBonusIds, listFeaturedBonusIds } from '#test/sql-lists/bonus-list.ts'
import { listCasinoIds } from '#test/sql-lists/casino-list.ts'
import { countCasinoFacets as countBySql } from '#test/sql-lists/count-casino-facets.ts'
import { listFilteredGameIds, listGameIds } from '#test/sql-lists/game-list.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { followChanges } from '../change-feed.ts'
import { between, pick, randomFrom, type Random } from '../demo/seeded.ts'
import type { Audience } from '../queries/sql/audience.ts'
import { countBonusTypes, listFeaturedBonuses, searchBonusList } from '../queries/bonuses/bonus-list.ts'
import { countCasinoFacets, searchCasinos } from '../queries/casinos/casino-list.ts'
import { searchGameList, searchGames } from '../queries/games/game-list.ts'
import { insertPastInteractions } from '../queries/analytics/past-interaction-writes.ts'
import { createCatalogue, type Catalogued } from './catalogue.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const idsOf = ({ items, total }: { items: { id: number }[]; total: number }) => ({
  ids: items.map(({ id }) => id),
  total,
})
/** What a page of a whole list is to be. */
const pageOf = (ids: readonly number[], number: number, size: number) => ({
  ids: ids.slice((number - 1) * size, number * size),
  total: ids.length,
})

const maybe = <T>(random: Random, value: T): T | undefined => (random() < 0.3 ? value : undefined)
const text = (random: Random) =>
  random() < 0.7 ? '' : pick(random, [...WORDS, ...METHODS, 'o', 'no deposit'])
const time = (random: Random) => new Date(NOW.getTime() + between(random, -8, 8) * 450_000)

function randomCasinoSearch(random: Random): CasinoSearch {
  const query = new URLSearchParams({
    search: text(random),
    sort: pick(random, [...CASINO_SORT_NAMES.keys()]),
    page: String(between(random, 1, 3)),
  })
  const facets = {
    filter: pick(random, ['crypto', 'mobile']),
    minSafetyIndex: pick(random, ['7', '8.35', '9']),
    minExpertRating: pick(random, ['0', '7.7', '8']),
    minUserRating: pick(random, ['0', '5.55', '7']),
    license: pick(random, [...LICENSES, 'Nowhere']),
    paymentMethods: someOf(random, [...METHODS, 'Cash']).join(','),
    features: someOf(random, [...FEATURES, 'app', '%']).join(','),
    gameProviders: someOf(random, [...STUDIOS, 'None']).join(','),
    bonusType: pick(random, [...TYPES, 'other']),
    establishedYear: pick(random, ['2017', '2019', '2021', '2030']),
    country: pick(random, [...COUNTRIES, 'FR']),
    maxPayoutHours: pick(random, ['0', '24', '47.5', '72']),
    maxWagering: pick(random, ['0', '2.5', '10', '30', '99']),
    paymentMatch: pick(random, ['all', 'any']),
  }
  for (const [facet, value] of Object.entries(facets)) if (random() < 0.25) query.set(facet, value)
  return readCasinoSearch(query).search
}

async function compareCasinos(of: Catalogued, random: Random): Promise<void> {
  const search = randomCasinoSearch(random)
  const audience = pick(random, ['visitors', 'staff'] as const)
  const now = time(random)
  const expected = await listCasinoIds(db, search, { now, audience })
  const size = between(random, 1, 12)
  const found = idsOf(await searchCasinos(of, search, { now, size, audience }))
  expect({ search, audience, ...found }).toEqual({ search, audience, ...pageOf(expected, search.page, size) })
  expect(idsOf(await searchCasinos(of, search, { now, audience })).ids).toEqual(expected)
  expect({ search, counts: await countCasinoFacets(of, search, now) }).toEqual({
    search,
    counts: await countBySql(db, search, now),
  })
}

async function compareBonuses(of: Catalogued, random: Random): Promise<void> {
  const now = time(random)
  const type = maybe(random, pick(random, TYPES))
  const search = {
    search: text(random),
    ...(type !== undefined && { type }),
    // What conditions mean is read in TypeScript alone.
    sort: pick(random, ['newest', 'expiring', 'value'] as const),
    page: between(random, 1, 3),
  }
  const size = between(random, 1, 12)
  expect({ search, ...idsOf(await searchBonusList(of, search, { size, now })) }).toEqual({
    search,
    ...pageOf(await listBonusIds(db, search, now), search.page, size),
  })
  expect((await listFeaturedBonuses(of, now)).map(({ id }) => id)).toEqual(
    await listFeaturedBonusIds(db, now),
  )
  expect(await countBonusTypes(of, now)).toEqual(new Map(await countTypes(db, now)))
}

async function compareGames(of: Catalogued, random: Random): Promise<void> {
  const type = maybe(random, pick(random, GAME_CATEGORIES))
  const search: GameSearch = {
    search: text(random),
    ...(type !== undefined && { type }),
    sort: pick(random, ['popularity', 'rating', 'rtp', 'name', 'newest'] as const),
    page: between(random, 1, 3),
  }
  const [size, interestSince] = [between(random, 1, 12), new Date(NOW.getTime() - 86_400_000)]
  expect({ search, ...idsOf(await searchGameList(of, search, { size, interestSince })) }).toEqual({
    search,
    ...pageOf(await listGameIds(db, search, interestSince), search.page, size),
  })
  const filters = {
    type: maybe(random, pick(random, ['slot', 'crash', 'none'])),
    provider: maybe(random, pick(random, STUDIOS)),
    minRtp: maybe(random, pick(random, [0, between(random, 950, 970) / 10])),
    volatility: maybe(random, pick(random, ['HIGH', 'low', 'odd'])),
    search: text(random),
  }
  const audience = pick<Audience>(random, ['visitors', 'staff'])
  expect({ filters, ids: idsOf(await searchGames(of, filters, undefined, audience)).ids }).toEqual({
    filters,
    ids: await listFilteredGameIds(db, filters, audience),
  })
}

test.each(['elm', 'oak', 'yew'])(
  'random searches find, sort and count as SQL does while a random catalogue changes: %s',
  async (name) => {
    const random = randomFrom(name)
    await fillAtRandom(db, random)
    await insertPastInteractions(
      db,
      Array.from({ length: 200 }, (_, index) => ({
        sessionId: `session_${index}_a`,
        interactionType: 'game_click',
        targetId: String(between(random, 1, MOST)),
        targetType: 'game',
        at: NOW,
      })),
    )
    const catalogue = createCatalogue(db)
    const feed = await followChanges({ db, apply: catalogue.apply })
    const of = { db, catalogue }
    for (let times = 0; times < 15; times++) {
      for (const compare of [compareCasinos, compareBonuses, compareGames]) await compare(of, random)
      await changeAtRandom(db, random)
      await feed.catchUp()
    }
    expect(feed.isInStep()).toBe(true)
  },
)
