import { setTimeout as wait } from 'node:timers/promises'
import { visibleItems } from '../addresses.ts'
import { atLeast, atMost, type Figure } from '../figures.ts'
import { probeDuring, type Probe } from '../load.ts'
import type { Bench, Site } from '../sites.ts'
import { askToSignIn, signIn } from '../../with-server.ts'
import { reviewRequests } from './writes.ts'

/** Delays of readers and writers with and without an import of thousands of changed games: size S. */
export async function measureImport(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  const count = bench.isQuick ? 1_000 : 5_000
  for (const engine of ['embedded', 'PostgreSQL'] as const)
    await bench.withSite(engine, 'S', async (site) => {
      await importGames(site, await signIn(site.origin), games(count, 94, 'found in the list of a supplier'))
      const probes = await probesOf(site)
      const alone = await probeDuring(probes(0), () => wait(bench.seconds * 3_000))
      // The probe's sign-ins have ended the first one's session.
      const token = await signIn(site.origin)
      const startedAt = performance.now()
      const during = await probeDuring(probes(10_000), () =>
        importGames(site, token, games(count, 93, 'checked again, with a bonus round')),
      )
      const seconds = (performance.now() - startedAt) / 1000
      const name = `import, ${engine}`
      figures.push(
        atLeast(`${name}: rows applied under load`, count / seconds, '/s'),
        ...during.flatMap(({ what, p99, failures }, index) => [
          atMost(`${name}, ${what}: p99`, failures > 0 ? Number.NaN : p99, 'ms', 250),
          atMost(`${name}, ${what}: p99 without it`, alone[index]?.p99 ?? Number.NaN, 'ms'),
        ]),
      )
    })
  return figures
}

/** Each kind of request on one connection, with a short pause after each response; pages are uncached. */
async function probesOf({ origin }: Site): Promise<(from: number) => Probe[]> {
  const [casinos, shown] = [
    await visibleItems(origin, 'casinos', 100),
    await visibleItems(origin, 'games', 300),
  ]
  const reviews = reviewRequests(
    casinos.map(({ id }) => id),
    20_000,
  )
  return (from) => [
    { what: 'game list', everyMs: 50, send: (index) => fetch(`${origin}/games?search=${from + index}`) },
    {
      what: 'game',
      everyMs: 50,
      send: (index) => fetch(`${origin}/%67ame/${shown[index % shown.length]?.slug}?ids=${from + index}`),
    },
    {
      what: 'review',
      everyMs: 100,
      send: (index) => {
        const { path, ...request } = reviews[from + index] ?? { path: '/' }
        return fetch(origin + path, request)
      },
    },
    { what: 'sign-in', everyMs: 100, send: () => askToSignIn(origin) },
  ]
}

function games(count: number, rtp: number, words: string): object[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Imported Game ${index + 1}`,
    description: `A slot with ${index % 50} lines, ${words}.`,
    provider: `Supplier ${(index % 40) + 1}`,
    type: 'slot',
    rtp: rtp + (index % 5),
    volatility: rtp % 2 === 0 ? 'medium' : 'high',
    tags: ['supplied', `group ${index % 20}`],
  }))
}

async function importGames({ origin }: Site, token: string, rows: readonly object[]): Promise<void> {
  const response = await fetch(`${origin}/api/admin/games/import?format=json&apply=true&name=bench.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(rows),
  })
  const last = (await response.text()).trimEnd().split('\n').at(-1) ?? ''
  if (!last.includes('"applied"')) throw new Error(`The import was not applied: ${last.slice(0, 500)}`)
}
