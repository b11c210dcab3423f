import { setTimeout as wait } from 'node:timers/promises'
import { startSwallowingProxy } from '#test/swallowing-proxy.ts'
import type { SwallowingProxy } from '#test/swallowing-proxy.ts'
import { childrenOf } from '../../benchmark/measure/process-usage.ts'
import { atMost } from '../../benchmark/report/table.ts'
import type { PrivatePostgres } from '../../private-postgres.ts'
import type { Figure } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { signal } from '../site/kill-tree.ts'
import { hurtDatabase } from './hurt-database.ts'

const SILENT_MS = 15_000
const SILENT_QUICK_MS = 8_000
const BACK_MS = 5_000
const END_MS = 15_000

/** Every process of PostgreSQL stands still, and its connections stay open. */
export async function freezePostgres(ground: Ground): Promise<Figure[]> {
  let frozen: number[] = []
  const thaw = (): void => {
    frozen.forEach((pid) => signal(pid, 'SIGCONT'))
    frozen = []
  }
  // A server that stands still cannot be stopped.
  process.prependListener('exit', thaw)
  try {
    return await hurtDatabase(ground, {
      hurt: ({ pid }: PrivatePostgres) => {
        signal(pid, 'SIGSTOP')
        frozen = [pid, ...childrenOf(pid)]
        frozen.forEach((one) => signal(one, 'SIGSTOP'))
      },
      hurtMs: ground.isQuick ? SILENT_QUICK_MS : SILENT_MS,
      heal: thaw,
      backAimMs: BACK_MS,
    })
  } finally {
    thaw()
    process.off('exit', thaw)
  }
}

/** The path to the database swallows everything, as a firewall does; at the end the site is asked to stop meanwhile. */
export async function swallowConnections(ground: Ground): Promise<Figure[]> {
  let proxy: SwallowingProxy | undefined
  try {
    return await hurtDatabase(ground, {
      between: async ({ env }) => {
        const url = new URL(env['DATABASE_URL'] ?? '')
        proxy = await startSwallowingProxy({ host: '127.0.0.1', port: Number(url.port) })
        url.port = String(proxy.port)
        return { DATABASE_URL: url.href }
      },
      hurt: () => proxy?.swallow(),
      hurtMs: ground.isQuick ? SILENT_QUICK_MS : SILENT_MS,
      heal: () => proxy?.pass(),
      backAimMs: BACK_MS,
      atEnd: async (site) => {
        proxy?.swallow()
        await wait(500)
        return [atMost('end after SIGTERM meanwhile', await site.stop(), END_MS, ' ms', 0)]
      },
    })
  } finally {
    await proxy?.close()
  }
}
