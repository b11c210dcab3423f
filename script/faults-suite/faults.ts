import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aPicture } from '#test/pictures.ts'
import { startSwallowingProxy } from '#test/swallowing-proxy.ts'
import { atLeast, atMost, type Figure } from '../benchmark/figures.ts'
import { runSql, type PrivatePostgres } from '../private-postgres.ts'
import { childrenOf } from '../processes.ts'
import { signal, signIn, waitUntil } from '../with-server.ts'
import { GREEDS } from './greedy-process.ts'
import { countLost, type Data, type Engine, type Ground } from './ground.ts'
import {
  backAfter,
  fillCache,
  hostileWriters,
  isGood,
  ordinaryVisitors,
  p95,
  share,
  startLoad,
  startMixedLoad,
  writers,
  type Load,
  type Response,
} from './load.ts'
import { uploadImage, withSite, type Site } from './site.ts'

export interface Fault {
  area: string
  what: string
  engines: readonly Engine[]
  run: (ground: Ground) => Promise<Figure[]>
}

const BOTH = ['embedded', 'PostgreSQL'] as const
const POSTGRES = ['PostgreSQL'] as const
const SITE_CONNECTIONS = `from pg_stat_activity where application_name = 'evenhand'`

/** All faults, in this order. */
export const FAULTS: readonly Fault[] = [
  { area: 'kill', what: 'kill -9 of the process', engines: BOTH, run: killProcess },
  ofDatabase('kill -9 of the postmaster', () => ({
    hurt: ({ pid }) => signal(pid, 'SIGKILL'),
    hurtMs: 1_000,
    heal: ({ control }) => control('start'),
  })),
  ofDatabase('immediate restart', () => ({
    hurt: ({ control }) => control('restart', '-m', 'immediate'),
    hurtMs: 0,
  })),
  ofDatabase('backends terminated', ({ isQuick }) => ({
    hurt: async ({ url }) => {
      for (let round = 0; round < (isQuick ? 4 : 20); round++) {
        await runSql(url, `select pg_terminate_backend(pid) ${SITE_CONNECTIONS}`)
        await wait(250)
      }
    },
    hurtMs: 0,
  })),
  ofDatabase('stopped for a minute', ({ isQuick }) => ({
    hurt: ({ control }) => control('stop', '-m', 'fast'),
    hurtMs: isQuick ? 10_000 : 60_000,
    heal: ({ control }) => control('start'),
    writesBeginWithIt: true,
    judge: (during) => [
      atLeast('cached pages served', share(during, 'cached', 200), '%', 100),
      atLeast('uncached pages with 503', share(during, 'uncached', 503), '%', 100),
      atLeast('writes with 503', share(during, 'reviews', 503), '%', 100),
      atMost('probes that said ready', share(during, 'ready', 200), '%', 0),
    ],
  })),
  { area: 'silence', what: 'PostgreSQL frozen', engines: POSTGRES, run: freezePostgres },
  { area: 'silence', what: 'connections swallowed', engines: POSTGRES, run: swallowConnections },
  { area: 'disk', what: 'full disk', engines: BOTH, run: fillDisk },
  { area: 'clients', what: 'greedy clients', engines: BOTH, run: greedyClients },
]

function ofDatabase(what: string, hurting: (ground: Ground) => Hurting): Fault {
  return { area: 'database', what, engines: POSTGRES, run: (ground) => hurtDatabase(ground, hurting(ground)) }
}

/** Kills (-9) the process that serves visitors repeatedly during writes; its supervisor starts another. */
async function killProcess(ground: Ground): Promise<Figure[]> {
  return ground.withData(async (data) => {
    const backs: number[] = []
    const { load, figures } = await withSite(data, async (site) => {
      const load = await startMixedLoad(site.origin)
      for (let round = 0; round < ground.rounds; round++) {
        await wait(2_000)
        const killedAt = performance.now()
        site.working().forEach((pid) => signal(pid, 'SIGKILL'))
        await waitUntil(() => !Number.isNaN(backAfter(load.responses, killedAt)), 30_000)
        backs.push(backAfter(load.responses, killedAt))
      }
      await load.stop()
      return {
        load,
        figures: [atMost('processes ended beside the killed', site.deaths() - ground.rounds, '', 0)],
      }
    })
    return [
      ...(await lostWrites(data, load)),
      ...figures,
      broken(load.responses),
      // The supervisor's pauses grow while processes end one after the other.
      atMost(`recovered after a kill, the slowest of ${ground.rounds}`, Math.max(...backs), 'ms', 10_000),
    ]
  })
}

interface Hurting {
  hurt: (server: PrivatePostgres) => Promise<void> | void
  /** Duration of the fault. */
  hurtMs: number
  /** Makes the database respond again, when it does not by itself. */
  heal?: (server: PrivatePostgres) => Promise<void> | void
  /** Visitors start writing with the fault, so that cached pages stay cached. */
  writesBeginWithIt?: boolean
  /** The time to recover; a second by default. */
  backAimMs?: number
  /** Further checks of responses during the fault. */
  judge?: (during: readonly Response[]) => Figure[]
  /** A final check on the running site. */
  atEnd?: (site: Site) => Promise<Figure[]>
  /** A proxy between site and database. */
  between?: (data: Data) => Promise<Record<string, string>>
}

const LONGEST_RESPONSE_MS = 5_000

/** Reads and writes while PostgreSQL is damaged and repaired. */
async function hurtDatabase(ground: Ground, hurting: Hurting): Promise<Figure[]> {
  return ground.withData(async (data) => {
    const { server } = data
    if (server === undefined) throw new Error('There is no PostgreSQL to hurt.')
    const reached = { server, env: { ...data.env, ...(await hurting.between?.(data)) } }
    const { load, figures } = await withSite(reached, async (site) => {
      const load = await startMixedLoad(site.origin)
      const turnWrites = (isOn: boolean) =>
        ['reviews', 'interactions'].forEach((kind) => load.turn(kind, isOn))
      turnWrites(hurting.writesBeginWithIt !== true)
      await wait(2_000)
      await fillCache(site.origin)
      const hurtAt = performance.now()
      await hurting.hurt(server)
      turnWrites(true)
      await wait(Math.max(0, hurting.hurtMs - (performance.now() - hurtAt)))
      const healedAt = performance.now()
      await hurting.heal?.(server)
      const responds = () =>
        runSql(server.url, 'select 1').then(
          () => true,
          () => false,
        )
      await waitUntil(responds, 30_000)
      const healthyAt = performance.now()
      await waitUntil(() => !Number.isNaN(backAfter(load.responses, healthyAt)), 3 * LONGEST_RESPONSE_MS)
      await wait(3_000)
      await load.stop()
      const since = load.responses.filter(({ at }) => at >= hurtAt)
      // Requests in its first seconds may not notice the fault.
      const during = since.filter(({ at }) => at >= hurtAt + 2_000 && at < healedAt)
      const figures: Figure[] = [
        atMost('processes ended', site.deaths(), '', 0),
        broken(since),
        ...unanswered(since),
        atMost('unavailable', (healthyAt - hurtAt) / 1000, 's'),
        atMost(
          'recovered after that',
          backAfter(load.responses, healthyAt),
          'ms',
          hurting.backAimMs ?? 1_000,
        ),
        ...(hurting.judge?.(during) ?? []),
        ...((await hurting.atEnd?.(site)) ?? []),
      ]
      return { load, figures }
    })
    return [...(await lostWrites(data, load)), ...figures]
  })
}

/** Freezes all processes of PostgreSQL with open connections. */
async function freezePostgres(ground: Ground): Promise<Figure[]> {
  let frozen: number[] = []
  const thaw = (): void => frozen.splice(0).forEach((pid) => signal(pid, 'SIGCONT'))
  // A frozen server cannot be stopped.
  process.prependListener('exit', thaw)
  return await hurtDatabase(ground, {
    hurt: ({ pid }) => {
      frozen = [pid, ...childrenOf(pid)]
      frozen.forEach((one) => signal(one, 'SIGSTOP'))
    },
    hurtMs: ground.isQuick ? 8_000 : 15_000,
    heal: thaw,
    backAimMs: 5_000,
  }).finally(() => {
    thaw()
    process.off('exit', thaw)
  })
}

/**
 * The connection to the database swallows everything, like a firewall; at the end the site is asked to stop meanwhile.
 */
async function swallowConnections(ground: Ground): Promise<Figure[]> {
  let proxy: Awaited<ReturnType<typeof startSwallowingProxy>> | undefined
  return await hurtDatabase(ground, {
    between: async ({ env }) => {
      const url = new URL(env['DATABASE_URL'] ?? '')
      proxy = await startSwallowingProxy({ host: '127.0.0.1', port: Number(url.port) })
      url.port = String(proxy.port)
      return { DATABASE_URL: url.href }
    },
    hurt: () => proxy?.swallow(),
    hurtMs: ground.isQuick ? 8_000 : 15_000,
    heal: () => proxy?.pass(),
    backAimMs: 5_000,
    atEnd: async (site) => {
      proxy?.swallow()
      await wait(500)
      return [atMost('end after SIGTERM meanwhile', await site.stop(), 'ms', 15_000)]
    },
  }).finally(() => proxy?.close())
}

/** Fills the disk of database and images during reads and writes, then frees it. */
async function fillDisk(ground: Ground): Promise<Figure[]> {
  const figures = await ground.withSmallDisk(async (data, disk) => {
    const { load, figures } = await withSite(data, async (site) => {
      const token = await signIn(site.origin)
      const image = await aPicture()
      const before = await uploadImage(site.origin, token, image)
      const load = await startMixedLoad(site.origin)
      await wait(2_000)
      disk.fill()
      const fullAt = performance.now()
      await wait(ground.isQuick ? 5_000 : 10_000)
      const meanwhile = await uploadImage(site.origin, token, image)
      const freedAt = performance.now()
      disk.free()
      await waitUntil(() => !Number.isNaN(backAfter(load.responses, freedAt)), 15_000)
      const after = await uploadImage(site.origin, token, image)
      await load.stop()
      const full = load.responses.filter(({ at }) => at >= fullAt && at < freedAt)
      const writes = full.filter(({ kind }) => kind === 'reviews' || kind === 'interactions')
      const odd = writes.filter(({ status }) => status !== 201 && status !== 503)
      const figures: Figure[] = [
        atMost('processes ended', site.deaths(), '', 0),
        atMost(`writes with neither 201 nor 503, of ${writes.length}`, odd.length, '', 0),
        atLeast('cached pages served', share(full, 'cached', 200), '%', 100),
        atLeast('uncached pages served', share(full, 'uncached', 200), '%', 100),
        ...[
          [before, 201],
          [meanwhile, 503],
          [after, 201],
        ].map(([status = 0, wanted = 0], index) =>
          atMost(
            `upload ${['before', 'on the full disk', 'afterwards'][index]}: status other than ${wanted} (${status})`,
            Number(status !== wanted),
            '',
            0,
          ),
        ),
        atMost('recovered after it was freed', backAfter(load.responses, freedAt), 'ms', 5_000),
      ]
      return { load, figures }
    })
    return [...(await lostWrites(data, load)), ...figures]
  })
  return figures ?? [atMost('skipped: only root may mount a small disk', 1, '')]
}

/** Megabytes after ordinary load, and after everything and a rest. */
const MEMORY = { embedded: { ordinary: 450, rest: 512 }, PostgreSQL: { ordinary: 250, rest: 350 } } as const
const REST_MS = 60_000

/** All kinds of greedy clients in turn, beside twenty ordinary visitors. */
async function greedyClients(ground: Ground): Promise<Figure[]> {
  const shorter = ground.isQuick ? 0.2 : 1
  return ground.withData((data) =>
    withSite(data, async (site) => {
      const visit = async (ms: number): Promise<readonly Response[]> => {
        const load = startLoad(site.origin, [ordinaryVisitors()])
        await wait(ms * shorter)
        await load.stop()
        return load.responses
      }
      await fillCache(site.origin)
      // The first requests compile code for later ones.
      await visit(8_000)
      const quiet = p95(await visit(8_000))
      const before = site.memory()
      const figures: Figure[] = [atMost('p95 of a visitor, quiet', quiet, 'ms')]
      for (const greed of GREEDS) {
        const responses = await withGreed(greed, site.origin, () => visit(12_000))
        const failed = responses.filter((response) => !isGood(response)).length
        figures.push(
          atMost(`${greed}: p95 of a visitor against quiet`, p95(responses) / quiet, 'times', 2),
          atMost(`${greed}: visits failed, of ${responses.length}`, failed, '', 0),
        )
      }
      await wait(REST_MS * shorter)
      return [
        ...figures,
        atMost('processes ended', site.deaths(), '', 0),
        atMost('memory before', before, 'MB'),
        atMost('memory after a rest', site.memory(), 'MB', MEMORY[ground.engine].rest),
      ]
    }),
  )
}

/** All kinds of greedy clients in turn, beside hostile and ordinary readers and writers, for the given minutes. */
export async function hostileMix(ground: Ground, minutes: number): Promise<Figure[]> {
  return ground.withData((data) =>
    withSite(data, async (site) => {
      await fillCache(site.origin)
      const before = startLoad(site.origin, [ordinaryVisitors()])
      await wait(30_000)
      await before.stop()
      const figures: Figure[] = [
        atMost('memory after ordinary load', site.memory(), 'MB', MEMORY[ground.engine].ordinary),
      ]
      const token = await signIn(site.origin)
      const load = startLoad(site.origin, [ordinaryVisitors(), ...writers(), ...hostileWriters(token)])
      for (let minute = 1; minute <= minutes; minute++) {
        for (const greed of GREEDS) await withGreed(greed, site.origin, () => wait(60_000 / GREEDS.length))
        figures.push(atMost(`memory after minute ${minute}`, site.memory(), 'MB'))
      }
      await load.stop()
      await wait(REST_MS)
      return [
        ...figures,
        atMost('p95 of a visitor', p95(load.responses.filter(({ kind }) => kind === 'visitor')), 'ms'),
        broken(load.responses),
        atMost('processes ended', site.deaths(), '', 0),
        atMost('memory after a rest', site.memory(), 'MB', MEMORY[ground.engine].rest),
      ]
    }),
  )
}

/** Runs greedy clients of a kind against the site while `use` runs. */
async function withGreed<T>(greed: string, origin: string, use: () => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'greedy-process.ts'), [], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  try {
    child.send([greed, Number(new URL(origin).port)])
    return await use()
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

async function lostWrites(data: Data, { acknowledged }: Load): Promise<Figure[]> {
  const what = `acknowledged writes lost, of ${acknowledged.size}`
  return [atMost(what, await countLost(data, acknowledged), '', 0)]
}

/** Responses that report an error other than temporary unavailability. */
function broken(responses: readonly Response[]): Figure {
  const count = responses.filter(({ status }) => status >= 500 && status !== 503).length
  return atMost(`responses 5xx other than 503, of ${responses.length}`, count, '', 0)
}

function unanswered(responses: readonly Response[]): Figure[] {
  // The probe is for programs that know when to retry.
  const silent = responses.filter((one) => one.status === 503 && one.kind !== 'ready' && !one.hasRetryAfter)
  return [
    atMost('responses 503 without Retry-After', silent.length, '', 0),
    atMost('requests without a response', responses.filter(({ status }) => status === 0).length, '', 0),
    atMost('slowest response', Math.max(0, ...responses.map(({ ms }) => ms)), 'ms', LONGEST_RESPONSE_MS),
  ]
}
