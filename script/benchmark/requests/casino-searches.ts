import { RESTRICTABLE_COUNTRIES } from '#contract/shared/options.ts'
import { MAXIMUM_STEPS } from '#contract/casinos/casino-facets.ts'
import { CASINO_SORT_NAMES, writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { between, pick, randomFrom, shuffle } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import { CASINO_MODELS } from '../fill/demo-models.ts'

type Filters = Partial<CasinoSearch>

/** So many different queries of the casino list, written by `make` from chance that repeats itself. */
export function casinoQueries(name: string, count: number, make: (random: Random) => Filters): string[] {
  const random = randomFrom(name)
  const queries = new Set<string>()
  while (queries.size < count)
    queries.add(writeCasinoSearch({ search: '', sort: 'safetyIndex-desc', page: 1, ...make(random) }))
  return [...queries]
}

/** Five facets, wide enough that something is found. */
export function fiveFilters(random: Random): Filters {
  return { ...threeFilters(random), country: pick(random, RESTRICTABLE_COUNTRIES), ...since(random) }
}

export function threeFilters(random: Random): Filters {
  return {
    ...safetyFrom(random),
    paymentMethods: someOf(random, ALL.paymentMethods, 3),
    features: someOf(random, ALL.features, 4),
  }
}

/** One to four facets of any kind, any order and one of the first pages. */
export function anyFilters(random: Random): Filters {
  const chosen = shuffle(random, ANY).slice(0, between(random, 1, 4))
  const filters = chosen.map((filter) => filter(random))
  return Object.assign({ sort: anySort(random), page: between(random, 1, 3) }, ...filters) as Filters
}

export function anySort(random: Random): CasinoSearch['sort'] {
  return pick(random, [...CASINO_SORT_NAMES.keys()])
}

const ANY: readonly ((random: Random) => Filters)[] = [
  safetyFrom,
  since,
  (random) => ({ minExpertRating: between(random, 40, 80) / 10 }),
  (random) => ({ minUserRating: between(random, 40, 80) / 10 }),
  (random) => ({ license: pick(random, ALL.licenses) }),
  (random) => ({ paymentMethods: someOf(random, ALL.paymentMethods, 3) }),
  (random) => ({ features: someOf(random, ALL.features, 3) }),
  (random) => ({ gameProviders: someOf(random, ALL.gameProviders, 3) }),
  (random) => ({ bonusType: pick(random, ['welcome', 'no_deposit', 'free_spins', 'cashback', 'reload']) }),
  (random) => ({ country: pick(random, RESTRICTABLE_COUNTRIES) }),
  (random) => ({ paymentMethods: someOf(random, ALL.paymentMethods, 2), paymentMatch: 'all' }),
  (random) => ({ maxPayoutHours: pick(random, MAXIMUM_STEPS.maxPayoutHours) }),
  (random) => ({ maxWagering: between(random, 1, 40) }),
]

function safetyFrom(random: Random): Filters {
  return { minSafetyIndex: between(random, 40, 85) / 10 }
}

function since(random: Random): Filters {
  return { establishedYear: between(random, 1996, 2015) }
}

function someOf(random: Random, entries: readonly string[], most: number): string[] {
  return shuffle(random, entries).slice(0, between(random, 1, most))
}

const ALL = {
  licenses: unique(CASINO_MODELS.flatMap(({ license }) => license ?? [])),
  paymentMethods: unique(CASINO_MODELS.flatMap(({ paymentMethods }) => paymentMethods)),
  features: unique(CASINO_MODELS.flatMap(({ features }) => features)),
  gameProviders: unique(CASINO_MODELS.flatMap(({ gameProviders }) => gameProviders)),
}

function unique(entries: readonly string[]): string[] {
  return [...new Set(entries)]
}
