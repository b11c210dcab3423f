import type { SizeName } from '../fill/sizes.ts'
import type { Bench, Engine, Site } from '../measure/bench.ts'
import { probeDuring } from '../measure/probe.ts'
import type { ProbeResult } from '../measure/probe.ts'
import { figureText } from '../report/figure-text.ts'
import { atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'
import { changedGames, importGames, newGames } from '../requests/games-to-change.ts'
import { pageWalks } from '../requests/page-walks.ts'
import { reviewRequests } from '../requests/write-requests.ts'

const SIZE: SizeName = 'S'
/** Milliseconds at the 99th percentile, for readers and writers while an import is applied. */
const AIM = 250
const REQUESTS = 20_000
export const OWNER = { OWNER_USERNAME: 'benchmark', OWNER_PASSWORD: 'measured and not guessed' }

/** What readers and writers wait for while thousands of changed games are applied. */
export async function measureImport(bench: Bench): Promise<Table[]> {
  const tables = []
  for (const engine of ['embedded', 'postgres'] as const)
    tables.push(await bench.withSite(engine, SIZE, (site) => tableOf(bench, site, engine), OWNER))
  return tables
}

async function tableOf(bench: Bench, site: Site, engine: Engine): Promise<Table> {
  const count = bench.isQuick ? 1_000 : 5_000
  await importGames(site.origin, await signIn(site), newGames(count))
  const alone = await probeDuring(probesOf(site, 0), () => pause(bench.seconds * 3_000))
  // The sign-ins of the probe have ended the session of the first one.
  const token = await signIn(site)
  const startedAt = performance.now()
  const during = await probeDuring(probesOf(site, REQUESTS / 2), () =>
    importGames(site.origin, token, changedGames(count)),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const told = `${count.toLocaleString('en-GB')} changed games, ${NAMES[engine]}`
  return {
    title: `An import under load, ${NAMES[engine]}`,
    head: ['request', 'sent', 'failed', 'p50 ms', 'p99 ms', 'slowest ms', 'p50 without', 'p99 without'],
    rows: during.map((row, index) => ({
      cells: [
        ...cellsOf(row),
        ...[alone[index]?.p50, alone[index]?.p99].map((ms) => figureText(ms ?? Number.NaN, 0)),
      ],
      aims: [
        atMost(`${row.what} while ${told}: p99`, row.failures > 0 ? Number.NaN : row.p99, AIM, ' ms', 0),
      ],
    })),
    notes: [
      `${told} were applied in ${figureText(seconds, 1)} s on data of size ${SIZE}.`,
      'Each kind of request is sent over one connection, the next a moment after the answer; pages are uncached.',
    ],
  }
}

function cellsOf({ what, count, failures, p50, p99, slowest }: ProbeResult): string[] {
  return [what, String(count), String(failures), ...[p50, p99, slowest].map((ms) => figureText(ms, 0))]
}

/** `from` keeps the requests of two runs apart. */
function probesOf({ origin }: Site, from: number) {
  const walks = pageWalks(SIZE)
  const lists = (walks.get('game list')?.(1_000) ?? []).map((path, index) => `${path}&search=${index}`)
  const games = (walks.get('game')?.(500) ?? []).map((path) => path.replace('/game/', '/%67ame/'))
  const reviews = reviewRequests(SIZE, REQUESTS)
  return [
    {
      what: 'game list',
      everyMs: 50,
      send: (index: number) => fetch(origin + lists[(from + index) % lists.length]),
    },
    {
      what: 'game',
      everyMs: 50,
      send: (index: number) => fetch(`${origin}${games[index % games.length]}?ids=${from + index}`),
    },
    {
      what: 'review',
      everyMs: 100,
      send: (index: number) => {
        const { path, method = 'POST', headers = {}, body = '' } = reviews[from + index] ?? { path: '/' }
        return fetch(origin + path, { method, headers, body })
      },
    },
    { what: 'sign-in', everyMs: 100, send: () => askToSignIn(origin) },
  ]
}

function askToSignIn(origin: string): Promise<Response> {
  return fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: OWNER.OWNER_USERNAME, password: OWNER.OWNER_PASSWORD }),
  })
}

export async function signIn({ origin }: Pick<Site, 'origin'>): Promise<string> {
  const { token } = (await (await askToSignIn(origin)).json()) as { token?: string }
  if (token === undefined) throw new Error('The owner could not sign in.')
  return token
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const NAMES = { embedded: 'embedded engine', postgres: 'PostgreSQL' } as const
