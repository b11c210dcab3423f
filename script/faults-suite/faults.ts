import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aPicture } from '#test/pictures.ts'
import { startSwallowingProxy } from '#test/swallowing-proxy.ts'
import type { Figure } from '../benchmark/figures.ts'
import { childrenOf } from '../benchmark/load.ts'
import type { PrivatePostgres } from '../private-postgres.ts'
import { GREEDS } from './greedy-process.ts'
import { countLost, runSql } from './ground.ts'
import type { Data, Engine, Ground } from './ground.ts'
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
} from './load.ts'
import type { Load, Response } from './load.ts'
import { signal, signInOwner, uploadImage, waitUntil, withSite } from './site.ts'
import type { Site } from './site.ts'

export interface Fault {
  area: string
  what: string
  engines: readonly Engine[]
  run: (ground: Ground) => Promise<Figure[]>
}

const BOTH = ['embedded', 'PostgreSQL'] as const
const POSTGRES = ['PostgreSQL'] as const
const SITE_CONNECTIONS = `from pg_stat_activity where application_name = 'evenhand'`

/** Everything that is done to the site, in this order. */
export const FAULTS: readonly Fault[] = [
  { area: 'kill', what: 'kill -9 of the process', engines: BOTH, run: killProcess },
  {
    area: 'database',
    what: 'kill -9 of the postmaster',
    engines: POSTGRES,
    run: (ground) =>
      hurtDatabase(ground, {
        hurt: ({ pid }) => signal(pid, 'SIGKILL'),
        hurtMs: 1_000,
        heal: ({ control }) => control('start'),
      }),
  },
  {
    area: 'database',
    what: 'immediate restart',
    engines: POSTGRES,
    run: (ground) =>
      hurtDatabase(ground, { hurt: ({ control }) => control('restart', '-m', 'immediate'), hurtMs: 0 }),
  },
  {
    area: 'database',
    what: 'backends terminated',
    engines: POSTGRES,
    run: (ground) =>
      hurtDatabase(ground, {
        hurt: async ({ url }) => {
          for (let round = 0; round < (ground.isQuick ? 4 : 20); round++) {
            await runSql(url, `select pg_terminate_backend(pid) ${SITE_CONNECTIONS}`)
            await wait(250)
          }
        },
        hurtMs: 0,
      }),
  },
  {
    area: 'database',
    what: 'stopped for a minute',
    engines: POSTGRES,
    run: (ground) =>
      hurtDatabase(ground, {
        hurt: ({ control }) => control('stop', '-m', 'fast'),
        hurtMs: ground.isQuick ? 10_000 : 60_000,
        heal: ({ control }) => control('start'),
        writesBeginWithIt: true,
        judge: (during) => [
          {
            what: 'cached pages served',
            value: share(during, 'cached', 200),
            unit: '%',
            better: 'more',
            aim: 100,
          },
          {
            what: 'uncached pages with 503',
            value: share(during, 'uncached', 503),
            unit: '%',
            better: 'more',
            aim: 100,
          },
          {
            what: 'writes with 503',
            value: share(during, 'reviews', 503),
            unit: '%',
            better: 'more',
            aim: 100,
          },
          { what: 'probes that said ready', value: share(during, 'ready', 200), unit: '%', aim: 0 },
        ],
      }),
  },
  { area: 'silence', what: 'PostgreSQL frozen', engines: POSTGRES, run: freezePostgres },
  { area: 'silence', what: 'connections swallowed', engines: POSTGRES, run: swallowConnections },
  { area: 'disk', what: 'full disk', engines: BOTH, run: fillDisk },
  { area: 'clients', what: 'greedy clients', engines: BOTH, run: greedyClients },
]

/** kill -9 of the process that serves visitors, again and again under writes; its supervisor starts another. */
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
        figures: [
          {
            what: 'processes ended beside the killed',
            value: site.deaths() - ground.rounds,
            unit: '',
            aim: 0,
          },
        ],
      }
    })
    return [
      ...(await lostWrites(data, load)),
      ...figures,
      broken(load.responses),
      // The pauses of the supervisor grow while one process after the other ends.
      {
        what: `recovered after a kill, the slowest of ${ground.rounds}`,
        value: Math.max(...backs),
        unit: 'ms',
        aim: 10_000,
      },
    ]
  })
}

interface Hurting {
  hurt: (server: PrivatePostgres) => Promise<void> | void
  /** How long it lasts. */
  hurtMs: number
  /** What makes the database respond again, when it does not by itself. */
  heal?: (server: PrivatePostgres) => Promise<void> | void
  /** Visitors write only from the moment of the fault, so that what is in memory stays there. */
  writesBeginWithIt?: boolean
  /** How soon everything must have recovered; a second unless it says so. */
  backAimMs?: number
  /** What else the responses during the fault say. */
  judge?: (during: readonly Response[]) => Figure[]
  /** What is tried with the running site at the end. */
  atEnd?: (site: Site) => Promise<Figure[]>
  /** What is between the site and the database. */
  between?: (data: Data) => Promise<Record<string, string>>
}

const LONGEST_RESPONSE_MS = 5_000

/** Reads and writes while PostgreSQL is hurt and healed. */
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
      // Requests that were sent in its first seconds know nothing of the fault.
      const during = since.filter(({ at }) => at >= hurtAt + 2_000 && at < healedAt)
      const figures: Figure[] = [
        { what: 'processes ended', value: site.deaths(), unit: '', aim: 0 },
        broken(since),
        ...unanswered(since),
        { what: 'unavailable', value: (healthyAt - hurtAt) / 1000, unit: 's' },
        {
          what: 'recovered after that',
          value: backAfter(load.responses, healthyAt),
          unit: 'ms',
          aim: hurting.backAimMs ?? 1_000,
        },
        ...(hurting.judge?.(during) ?? []),
        ...((await hurting.atEnd?.(site)) ?? []),
      ]
      return { load, figures }
    })
    return [...(await lostWrites(data, load)), ...figures]
  })
}

/** Every process of PostgreSQL is stopped, and its connections stay open. */
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

/** The path to the database swallows everything, as a firewall does; at the end the site is asked to stop meanwhile. */
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
      return [{ what: 'end after SIGTERM meanwhile', value: await site.stop(), unit: 'ms', aim: 15_000 }]
    },
  }).finally(() => proxy?.close())
}

/** The disk of the database and of the images is full under reads and writes, then free again. */
async function fillDisk(ground: Ground): Promise<Figure[]> {
  const figures = await ground.withSmallDisk(async (data, disk) => {
    const { load, figures } = await withSite(data, async (site) => {
      const token = await signInOwner(site.origin)
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
        { what: 'processes ended', value: site.deaths(), unit: '', aim: 0 },
        { what: `writes with neither 201 nor 503, of ${writes.length}`, value: odd.length, unit: '', aim: 0 },
        {
          what: 'cached pages served',
          value: share(full, 'cached', 200),
          unit: '%',
          better: 'more',
          aim: 100,
        },
        {
          what: 'uncached pages served',
          value: share(full, 'uncached', 200),
          unit: '%',
          better: 'more',
          aim: 100,
        },
        ...[
          [before, 201],
          [meanwhile, 503],
          [after, 201],
        ].map(([status = 0, wanted = 0], index) => ({
          what: `upload ${['before', 'on the full disk', 'afterwards'][index]}: status other than ${wanted} (${status})`,
          value: Number(status !== wanted),
          unit: '',
          aim: 0,
        })),
        {
          what: 'recovered after it was freed',
          value: backAfter(load.responses, freedAt),
          unit: 'ms',
          aim: 5_000,
        },
      ]
      return { load, figures }
    })
    return [...(await lostWrites(data, load)), ...figures]
  })
  return figures ?? [{ what: 'skipped: only root may mount a small disk', value: 1, unit: '' }]
}

/** Megabytes after ordinary load, and after everything and a rest. */
const MEMORY = { embedded: { ordinary: 450, rest: 512 }, PostgreSQL: { ordinary: 250, rest: 350 } } as const
const REST_MS = 60_000

/** Greedy clients of every kind, one after the other, while twenty ordinary visitors read. */
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
      // The first requests compile what the later ones use.
      await visit(8_000)
      const quiet = p95(await visit(8_000))
      const before = site.memory()
      const figures: Figure[] = [{ what: 'p95 of a visitor, quiet', value: quiet, unit: 'ms' }]
      for (const greed of GREEDS) {
        const responses = await withGreed(greed, site.origin, () => visit(12_000))
        const failed = responses.filter((response) => !isGood(response)).length
        figures.push(
          {
            what: `${greed}: p95 of a visitor against quiet`,
            value: p95(responses) / quiet,
            unit: 'times',
            aim: 2,
          },
          { what: `${greed}: visits failed, of ${responses.length}`, value: failed, unit: '', aim: 0 },
        )
      }
      await wait(REST_MS * shorter)
      return [
        ...figures,
        { what: 'processes ended', value: site.deaths(), unit: '', aim: 0 },
        { what: 'memory before', value: before, unit: 'MB' },
        { what: 'memory after a rest', value: site.memory(), unit: 'MB', aim: MEMORY[ground.engine].rest },
      ]
    }),
  )
}

/** For so many minutes greedy clients of every kind in turn, together with hostile and ordinary readers and writers. */
export async function hostileMix(ground: Ground, minutes: number): Promise<Figure[]> {
  return ground.withData((data) =>
    withSite(data, async (site) => {
      await fillCache(site.origin)
      const before = startLoad(site.origin, [ordinaryVisitors()])
      await wait(30_000)
      await before.stop()
      const figures: Figure[] = [
        {
          what: 'memory after ordinary load',
          value: site.memory(),
          unit: 'MB',
          aim: MEMORY[ground.engine].ordinary,
        },
      ]
      const token = await signInOwner(site.origin)
      const load = startLoad(site.origin, [ordinaryVisitors(), ...writers(), ...hostileWriters(token)])
      for (let minute = 1; minute <= minutes; minute++) {
        for (const greed of GREEDS) await withGreed(greed, site.origin, () => wait(60_000 / GREEDS.length))
        figures.push({ what: `memory after minute ${minute}`, value: site.memory(), unit: 'MB' })
      }
      await load.stop()
      await wait(REST_MS)
      return [
        ...figures,
        {
          what: 'p95 of a visitor',
          value: p95(load.responses.filter(({ kind }) => kind === 'visitor')),
          unit: 'ms',
        },
        broken(load.responses),
        { what: 'processes ended', value: site.deaths(), unit: '', aim: 0 },
        { what: 'memory after a rest', value: site.memory(), unit: 'MB', aim: MEMORY[ground.engine].rest },
      ]
    }),
  )
}

/** Runs greedy clients of a kind against the site for as long as `use` runs; all end at once. */
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
  return [{ what, value: await countLost(data, acknowledged), unit: '', aim: 0 }]
}

/** Responses that say that something broke, where they may only say that it is not possible now. */
function broken(responses: readonly Response[]): Figure {
  const count = responses.filter(({ status }) => status >= 500 && status !== 503).length
  return { what: `responses 5xx other than 503, of ${responses.length}`, value: count, unit: '', aim: 0 }
}

function unanswered(responses: readonly Response[]): Figure[] {
  // The probe is for programs that know when to come again.
  const silent = responses.filter((one) => one.status === 503 && one.kind !== 'ready' && !one.hasRetryAfter)
  return [
    { what: 'responses 503 without Retry-After', value: silent.length, unit: '', aim: 0 },
    {
      what: 'requests without a response',
      value: responses.filter(({ status }) => status === 0).length,
      unit: '',
      aim: 0,
    },
    {
      what: 'slowest response',
      value: Math.max(0, ...responses.map(({ ms }) => ms)),
      unit: 'ms',
      aim: LONGEST_RESPONSE_MS,
    },
  ]
}
