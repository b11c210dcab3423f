import { readFileSync } from 'node:fs'
import { anyFilters, casinoQueries, fiveFilters, suggestionTexts } from '../addresses.ts'
import type { SizeName } from '../data.ts'
import { atMost, type Figure } from '../figures.ts'
import { measureSecondHalf, type Cost, type LoadRequest } from '../load.ts'
import type { Bench } from '../sites.ts'

const FIVE = 'five filters and all counts'
const ANY = 'one to four filters, any order'
const SUGGESTIONS = 'suggestions'
const ASSISTANT = 'an answer of the assistant'

/**
 * The cost of the same query on a catalogue a hundred times as large: PostgreSQL's CPU and ours together, every request
 * different. Suggestions and the assistant run sequentially, lists on four connections.
 */
export async function measureLists(bench: Bench): Promise<Figure[]> {
  const costs = new Map<string, Cost>()
  const sizes: readonly SizeName[] = bench.isQuick ? ['S', 'M'] : ['S', 'M', 'L']
  for (const size of sizes)
    await bench.withSite('PostgreSQL', size, async (site) => {
      const count = bench.requests * 2
      const ask = async (what: string, connections: number, paths: readonly string[]) => {
        const requests = paths.map((path) => ({ path }))
        costs.set(`${what}, ${size}`, await measureSecondHalf(site, { connections, requests }))
      }
      // A page needs two calls: the list, and the counts of its filters.
      const list = (query: string) =>
        `/api/casinos?${/(^|&)page=/.test(query) ? query : `${query}&page=1`}&pageSize=20`
      const five = casinoQueries('five filters', count / 2, fiveFilters)
      await ask(
        FIVE,
        4,
        five.flatMap((query) => [list(query), `/api/casinos/facets?${query}`]),
      )
      await ask(ANY, 4, casinoQueries('any filters', count, anyFilters).map(list))
      const texts = await suggestionTexts(site.origin, count)
      const suggestions = texts.map((text) => `/api/search?q=${encodeURIComponent(text)}`)
      await ask(SUGGESTIONS, 1, suggestions)
      costs.set(
        `${ASSISTANT}, ${size}`,
        await measureSecondHalf(site, { connections: 1, requests: questions() }),
      )
    })
  const last = sizes.at(-1) ?? 'S'
  return [
    ...[...costs].map(([what, { cpu }]) =>
      atMost(`${what}: CPU`, what.startsWith(FIVE) ? 2 * cpu : cpu, 'ms'),
    ),
    ...[FIVE, ANY, SUGGESTIONS, ASSISTANT].flatMap((what) => {
      const { cpu = Number.NaN, p99 = Number.NaN } = costs.get(`${what}, ${last}`) ?? {}
      const ratio = cpu / (costs.get(`${what}, S`)?.cpu ?? Number.NaN)
      const name = `${what}: ${last} against S, CPU`
      const aim = what === FIVE ? 1.5 : undefined
      return [atMost(name, ratio, 'times', aim), atMost(`${what}, ${last}: p99`, p99, 'ms')]
    }),
  ]
}

/** The ordinary questions of the assistant's test, each from a different visitor. */
function questions(): LoadRequest[] {
  const lines = readFileSync(`${import.meta.dirname}/../../../test/assistant/ordinary.tsv`, 'utf8').split(
    '\n',
  )
  return lines
    .filter((line) => line !== '' && !line.startsWith('#') && !line.includes(' >> '))
    .map((line, at) => ({
      path: '/api/chat',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${at >> 8}.${at % 256}` },
      body: JSON.stringify({ message: line.split('\t')[0] }),
    }))
}
