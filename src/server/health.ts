import { statfs } from 'node:fs/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import type { App } from '#operations/app/app.ts'
import { PUBLIC_URL_REMEDY, settingsProblem } from '#platform/public-url-problem.ts'

/** The least free bytes in the data folder of a ready site. */
const MIN_FREE = 64 * 1024 * 1024
/** How long a check result is reused for probes. */
const CHECK_EVERY_MS = 1_000

/**
 * /healthz: the process runs. /readyz: it can serve, with a responding database and free disk space. A wrong PUBLIC_URL
 * is a warning.
 */
export function createHealth(app: App): Hono {
  let last: { at: number; ready: Promise<boolean> } | undefined
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': CACHE_CONTROL.never }))
    .get('/readyz', async (c) => {
      const at = performance.now()
      if (last === undefined || at - last.at > CHECK_EVERY_MS) last = { at, ready: isReady(app) }
      const ready = !app.isStopping() && (await last.ready)
      const isMisled = app.publicUrl.problem() !== undefined || settingsProblem(app.settings) !== undefined
      const response = {
        status: ready ? 'ready' : 'not ready',
        ...(isMisled && { warning: PUBLIC_URL_REMEDY }),
      }
      return c.json(response, ready ? 200 : 503, { 'cache-control': CACHE_CONTROL.never })
    })
}

async function isReady(app: App): Promise<boolean> {
  // Checked every second anyway; otherwise a probe would wait for its own timeout.
  if (!app.changes.isInStep()) return false
  try {
    await sql`select 1 from casinos limit 1`.execute(app.db)
    const disk = await statfs(app.settings.dataDir).catch(() => undefined)
    return disk === undefined || disk.bavail * disk.bsize > MIN_FREE
  } catch (error) {
    app.log.warn({ err: error }, 'not ready')
    return false
  }
}
