import { readDemo } from '#db/demo/read-demo.ts'
import { between, pick, randomFrom } from '#db/demo/seeded.ts'
import { visibleItems } from '../addresses.ts'
import type { SizeName } from '../data.ts'
import { atLeast, atMost, type Figure } from '../figures.ts'
import { measureLoad, measureSecondHalf, type Cost, type LoadRequest } from '../load.ts'
import type { Bench } from '../sites.ts'

/**
 * Visitors' writes, acknowledged after the commit is on disk: PostgreSQL with its default durability. Reviews and votes
 * on 4 connections, each by another visitor; clicks on 64.
 */
export async function measureWrites(bench: Bench): Promise<Figure[]> {
  const sizes: readonly SizeName[] = bench.isQuick ? ['S', 'M'] : ['S', 'L']
  const costs = new Map<string, Cost>()
  for (const size of sizes)
    await bench.withSite('PostgreSQL', size, async (site) => {
      const casinos = await visibleItems(site.origin, 'casinos', 500)
      const reviews = reviewRequests(
        casinos.map(({ id }) => id),
        bench.requests * 2,
      )
      // A published review changes its casino's sums.
      const job = { connections: 4, mustContain: '"isPublished":true' }
      costs.set(`review, ${size}`, await measureSecondHalf(site, { ...job, requests: reviews }))
      const shown = await visibleItems(site.origin, 'reviews', bench.requests * 2)
      const votes = shown.map(({ id }, visitor) => post(`/api/reviews/${id}/helpful`, visitor, {}))
      costs.set(`vote, ${size}`, await measureSecondHalf(site, { connections: 4, requests: votes }))
      const clicks = Array.from({ length: 256 }, (_, visitor) =>
        post('/api/interactions', visitor, {
          sessionId: `session_1760000000000_bench${visitor}`,
          interactionType: 'casino_click',
          targetId: String(casinos[visitor % casinos.length]?.id),
          targetType: 'casino',
        }),
      )
      for (const seconds of [1, bench.seconds])
        costs.set(`click, ${size}`, await measureLoad(site, { connections: 64, seconds, requests: clicks }))
    })
  const [first = 'S', last = 'S'] = sizes
  return [
    ...[...costs].flatMap(([what, cost]): Figure[] => [
      atLeast(`${what}: acknowledged`, cost.perSecond, '/s', what === `click, ${last}` ? 5_000 : undefined),
      atMost(`${what}: CPU`, cost.cpu, 'ms'),
      atMost(`${what}: p99`, cost.p99, 'ms'),
    ]),
    ...['review', 'vote'].map((what) =>
      atMost(
        `${what}: ${last} against ${first}, CPU`,
        (costs.get(`${what}, ${last}`)?.cpu ?? 0) / (costs.get(`${what}, ${first}`)?.cpu ?? 1),
        'times',
        1.5,
      ),
    ),
  ]
}

/** Reviews of casinos, each by another visitor in different words, so that none is held. */
export function reviewRequests(casinoIds: readonly number[], count: number): LoadRequest[] {
  const random = randomFrom('review requests')
  const rating = (): number => between(random, 4, 10)
  const texts = readDemo()
    .articles.map(({ content }) => content.replaceAll(/<[^>]*>/g, ' '))
    .join(' ')
  const words = [...new Set(texts.match(/\b[a-z]{3,12}\b/g))]
  return Array.from({ length: count }, (_, visitor) =>
    post('/api/reviews', visitor, {
      casinoId: casinoIds[visitor % casinoIds.length],
      userName: `Visitor ${between(random, 1, 9_999)}`,
      title: `Visit ${visitor + 1}`,
      content: Array.from({ length: between(random, 25, 55) }, () => pick(random, words)).join(' '),
      bonusesRating: rating(),
      designRating: rating(),
      payoutsRating: rating(),
      customerSupportRating: rating(),
      gameSelectionRating: rating(),
      mobileExperienceRating: rating(),
    }),
  )
}

function post(path: string, visitor: number, body: Record<string, unknown>): LoadRequest {
  return {
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Addresses of the range reserved for benchmarks (RFC 2544).
      'x-forwarded-for': `198.${18 + (visitor >> 16)}.${(visitor >> 8) % 256}.${visitor % 256}`,
      // Only browsers count as interest.
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify(body),
  }
}
