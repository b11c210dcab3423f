import { MAXIMUM_STEPS } from '#contract/casinos/casino-facets.ts'
import { CASINO_SORT_NAMES, writeCasinoSearch, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import { CASINOS_PER_PAGE } from '#contract/casinos/limits.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { GAME_PROVIDERS, RESTRICTABLE_COUNTRIES } from '#contract/shared/options.ts'
import { readDemo } from '#db/demo/read-demo.ts'
import { between, pick, randomFrom, shuffle, type Random } from '#db/demo/seeded.ts'

type Filters = Partial<CasinoSearch>
/** The API's largest page. */
const AT_ONCE = 100
const SORTS = [...CASINO_SORT_NAMES.keys()]

interface Item {
  id: number
  slug: string
  name?: string
}

/** The first visible items of a list, at most the given number. */
export async function visibleItems(
  origin: string,
  list: 'casinos' | 'bonuses' | 'games' | 'blog' | 'reviews',
  count: number,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; items.length < count; page++) {
    const response = await fetch(`${origin}/api/${list}?page=${page}&pageSize=${AT_ONCE}`)
    const found = (await response.json()) as Item[]
    items.push(...found)
    if (found.length < AT_ONCE) break
  }
  return items.slice(0, count)
}

/** Different addresses of each kind of page and response, at most the given number, so that none is cached. */
export async function differentAddresses(
  origin: string,
  count: number,
): Promise<ReadonlyMap<string, string[]>> {
  const numbered = (address: (n: number) => string) => Array.from({ length: count }, (_, n) => address(n + 1))
  const pages = async (
    list: 'casinos' | 'bonuses' | 'games',
    path: string,
    sorts: readonly string[],
    last: number,
  ) => {
    const perPage = list === 'casinos' ? CASINOS_PER_PAGE : OFFERS_PER_PAGE
    const seen = await visibleItems(origin, list, Math.min(count, last) * perPage)
    const most = Math.max(1, Math.floor(seen.length / perPage))
    return numbered(
      (n) => `${path}sort=${sorts[Math.floor(n / most) % sorts.length]}&page=${1 + (n % most)}`,
    ).slice(0, most * sorts.length)
  }
  const slugs = async (list: 'casinos' | 'bonuses' | 'games', path: string) =>
    (await visibleItems(origin, list, count)).map(({ slug }) => path + slug)
  const posts = await visibleItems(origin, 'blog', AT_ONCE)
  return new Map([
    // A shared page ignores unused parameters, but an unusual spelling is not shared.
    ['home', numbered((n) => `///?ids=${n}`)],
    ['casino list', await pages('casinos', '/casinos?', SORTS, 50)],
    [
      'casino list, 3 filters',
      casinoQueries('pages', count, threeFilters).map((query) => `/casinos?${query}`),
    ],
    ['casino', await slugs('casinos', '/casino/')],
    ['bonus list', await pages('bonuses', '/bonuses?', ['expiring', 'value'], 100)],
    ['bonus', await slugs('bonuses', '/bonus/')],
    ['game list', await pages('games', '/games?', ['rating', 'rtp', 'name'], 100)],
    ['game', await slugs('games', '/game/')],
    ['article', numbered((n) => `/%62log/${posts[n % posts.length]?.slug}?ids=${n}`)],
    ['API, 20 casinos', await pages('casinos', '/api/casinos?pageSize=20&', SORTS, 50)],
    [
      'API, suggestions',
      (await suggestionTexts(origin, count)).map((text) => `/api/search?q=${encodeURIComponent(text)}`),
    ],
  ])
}

/** The given number of different queries of the casino list; the same name gives the same ones. */
export function casinoQueries(name: string, count: number, make: (random: Random) => Filters): string[] {
  const random = randomFrom(name)
  const queries = new Set<string>()
  while (queries.size < count)
    queries.add(writeCasinoSearch({ search: '', sort: 'safetyIndex-desc', page: 1, ...make(random) }))
  return [...queries]
}

export function threeFilters(random: Random): Filters {
  return {
    minSafetyIndex: between(random, 40, 85) / 10,
    paymentMethods: someOf(random, 'paymentMethods', 3),
    features: someOf(random, 'features', 4),
  }
}

/** Wide enough to find something. */
export function fiveFilters(random: Random): Filters {
  return {
    ...threeFilters(random),
    country: pick(random, RESTRICTABLE_COUNTRIES),
    establishedYear: between(random, 1996, 2015),
  }
}

/** One to four facets of any kind, any order, and one of the first pages. */
export function anyFilters(random: Random): Filters {
  const chosen = shuffle(random, ANY).slice(0, between(random, 1, 4))
  return Object.assign(
    { sort: pick(random, SORTS), page: between(random, 1, 3) },
    ...chosen.map((filter) => filter(random)),
  ) as Filters
}

const ANY: readonly ((random: Random) => Filters)[] = [
  (random) => ({ minSafetyIndex: between(random, 40, 85) / 10 }),
  (random) => ({ establishedYear: between(random, 1996, 2015) }),
  (random) => ({ minExpertRating: between(random, 40, 80) / 10 }),
  (random) => ({ minUserRating: between(random, 40, 80) / 10 }),
  (random) => ({ paymentMethods: someOf(random, 'paymentMethods', 3) }),
  (random) => ({ features: someOf(random, 'features', 3) }),
  (random) => ({ gameProviders: shuffle(random, GAME_PROVIDERS).slice(0, 2) }),
  (random) => ({ bonusType: pick(random, ['welcome', 'no_deposit', 'free_spins', 'cashback', 'reload']) }),
  (random) => ({ country: pick(random, RESTRICTABLE_COUNTRIES) }),
  (random) => ({ paymentMethods: someOf(random, 'paymentMethods', 2), paymentMatch: 'all' }),
  (random) => ({ maxPayoutHours: pick(random, MAXIMUM_STEPS.maxPayoutHours) }),
  (random) => ({ maxWagering: between(random, 1, 40) }),
]

function someOf(random: Random, field: 'paymentMethods' | 'features', most: number): string[] {
  const all = [...new Set(readDemoOnce().casinos.flatMap((casino) => casino[field]))]
  return shuffle(random, all).slice(0, between(random, 1, most))
}

let demo: ReturnType<typeof readDemo> | undefined
function readDemoOnce() {
  return (demo ??= readDemo())
}

/** The given number of different texts as visitors type them: beginnings, words, whole names, and misspelled names. */
export async function suggestionTexts(origin: string, count: number): Promise<string[]> {
  const items = [
    await visibleItems(origin, 'casinos', 2_000),
    await visibleItems(origin, 'games', 2_000),
  ].flat()
  const random = randomFrom('suggestions')
  const texts = new Set<string>()
  for (let tries = 0; texts.size < count && tries < count * 50; tries++) {
    const name = pick(random, items).name ?? ''
    const at = between(random, 1, Math.max(1, name.length - 3))
    const text = pick(random, [
      name.slice(0, between(random, 3, 14)),
      pick(random, name.split(' ')),
      name,
      // One letter missing or doubled.
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + name.charAt(at) + name.slice(at),
    ])
    if (text.trim().length >= 2) texts.add(text.trim().toLowerCase())
  }
  return [...texts]
}
