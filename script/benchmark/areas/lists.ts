import { anyFilters, casinoQueries, fiveFilters, suggestionTexts } from '../addresses.ts'
import type { SizeName } from '../data.ts'
import type { Figure } from '../figures.ts'
import { measureSecondHalf } from '../load.ts'
import type { Cost } from '../load.ts'
import type { Bench } from '../sites.ts'

const FIVE = 'five filters and all counts'
const ANY = 'one to four filters, any order'
const SUGGESTIONS = 'suggestions'

/**
 * What the same question costs when the catalogue is a hundred times as large: PostgreSQL, its CPU and ours together,
 * each request different. Suggestions are asked one after the other, lists over four connections.
 */
export async function measureLists(bench: Bench): Promise<Figure[]> {
  const costs = new Map<string, Cost>()
  const sizes: readonly SizeName[] = bench.isQuick ? ['S', 'M'] : ['S', 'M', 'L']
  for (const size of sizes)
    await bench.withSite('PostgreSQL', size, async (site) => {
      const count = bench.requests * 2
      const of = (what: string, connections: number, paths: readonly string[]) =>
        measureSecondHalf(site, { connections, requests: paths.map((path) => ({ path })) }).then((cost) =>
          costs.set(`${what}, ${size}`, cost),
        )
      // The list and the counts beside its filters are two calls; a page needs both.
      const five = casinoQueries('five filters', count / 2, fiveFilters)
      const pairs = five.flatMap((query) => [
        `/api/casinos?${query}&page=1&pageSize=20`,
        `/api/casinos/facets?${query}`,
      ])
      await of(FIVE, 4, pairs)
      const any = casinoQueries('any filters', count, anyFilters)
      await of(
        ANY,
        4,
        any.map(
          (query) => `/api/casinos?${/(^|&)page=/.test(query) ? query : `${query}&page=1`}&pageSize=20`,
        ),
      )
      const texts = await suggestionTexts(site.origin, count)
      await of(
        SUGGESTIONS,
        1,
        texts.map((text) => `/api/search?q=${encodeURIComponent(text)}`),
      )
    })
  const last = sizes.at(-1) ?? 'S'
  return [
    ...[...costs].map(([what, { cpu }]) => ({
      what: `${what}: CPU`,
      value: what.startsWith(FIVE) ? 2 * cpu : cpu,
      unit: 'ms',
    })),
    ...[FIVE, ANY, SUGGESTIONS].map((what) => ({
      what: `${what}: ${last} against S, CPU`,
      value:
        (costs.get(`${what}, ${last}`)?.cpu ?? Number.NaN) / (costs.get(`${what}, S`)?.cpu ?? Number.NaN),
      unit: 'times',
      ...(what === FIVE && { aim: 1.5 }),
    })),
    ...[FIVE, ANY, SUGGESTIONS].map((what) => ({
      what: `${what}, ${last}: p99`,
      value: costs.get(`${what}, ${last}`)?.p99 ?? Number.NaN,
      unit: 'ms',
    })),
  ]
}
