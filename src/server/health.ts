import { statfs } from 'node:fs/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import type { App } from '#operations/app/app.ts'
import { PUBLIC_URL_REMEDY, settingsProblem } from '#platform/public-url-problem.ts'

/** Bytes that must be free in the data folder for the site to call itself ready. */
const MIN_FREE = 64 * 1024 * 1024
/** A probe is answered from the last check for this long. */
const CHECK_EVERY_MS = 1_000

/** /healthz says that the process runs; /readyz that it can serve: the database answers and there is room to write. A wrong PUBLIC_URL is a warning. */
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
  // Asked every second anyway: without this a probe would wait for its own time limit.
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
