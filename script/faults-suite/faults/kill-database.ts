import { setTimeout as wait } from 'node:timers/promises'
import { atLeast, atMost } from '../../benchmark/report/table.ts'
import type { Figure } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { runSql } from '../ground/run-sql.ts'
import { signal } from '../site/kill-tree.ts'
import { hurtDatabase } from './hurt-database.ts'

const BACK_MS = 1_000
const SITE_CONNECTIONS = `from pg_stat_activity where application_name = 'evenhand'`

/** kill -9 of the process that all others of PostgreSQL come from; it is started again a second later. */
export function killPostmaster(ground: Ground): Promise<Figure[]> {
  return hurtDatabase(ground, {
    hurt: ({ pid }) => void signal(pid, 'SIGKILL'),
    hurtMs: 1_000,
    heal: ({ control }) => control('start'),
    backAimMs: BACK_MS,
  })
}

/** `pg_ctl restart -m immediate`: every connection breaks and the database recovers as from a crash. */
export function restartPostgres(ground: Ground): Promise<Figure[]> {
  return hurtDatabase(ground, {
    hurt: ({ control }) => control('restart', '-m', 'immediate'),
    hurtMs: 0,
    backAimMs: BACK_MS,
  })
}

/** Every connection of the site is ended, four times a second. */
export function terminateBackends(ground: Ground): Promise<Figure[]> {
  const rounds = ground.isQuick ? 4 : 20
  return hurtDatabase(ground, {
    hurt: async ({ url }) => {
      for (let round = 0; round < rounds; round++) {
        await runSql(url, `select pg_terminate_backend(pid) ${SITE_CONNECTIONS}`)
        await wait(250)
      }
    },
    hurtMs: 0,
    backAimMs: BACK_MS,
  })
}

/** kill -9 of one backend, which makes PostgreSQL end all others and recover. */
export function killBackend(ground: Ground): Promise<Figure[]> {
  return hurtDatabase(ground, {
    hurt: async ({ url }) => {
      const [backend] = await runSql<{ pid: number }>(url, `select pid ${SITE_CONNECTIONS} limit 1`)
      if (backend === undefined) throw new Error('The site has no connection to the database.')
      signal(backend.pid, 'SIGKILL')
    },
    hurtMs: 500,
    backAimMs: BACK_MS,
  })
}

/** The database is stopped for a minute; what is in memory goes on being served. */
export function stopPostgres(ground: Ground): Promise<Figure[]> {
  return hurtDatabase(ground, {
    hurt: ({ control }) => control('stop', '-m', 'fast'),
    hurtMs: ground.isQuick ? 10_000 : 60_000,
    heal: ({ control }) => control('start'),
    writesBegin: 'with the fault',
    backAimMs: BACK_MS,
    judge: (during) => {
      const ofKind = (kind: string) => during.filter((answer) => answer.kind === kind)
      const share = (kind: string, status: number): number =>
        (ofKind(kind).filter((answer) => answer.status === status).length / ofKind(kind).length) * 100
      return [
        atLeast('cached pages served', share('cached', 200), 100, ' %', 1),
        atLeast('uncached pages answered with 503', share('uncached', 503), 100, ' %', 1),
        atLeast('writes answered with 503', share('reviews', 503), 100, ' %', 1),
        atMost('share of probes that said ready', share('ready', 200), 0, ' %', 1),
      ]
    },
  })
}
