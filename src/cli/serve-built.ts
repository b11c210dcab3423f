/** The entry of the server's build, so that pages, API and the code that runs them share one module graph. */
import { setImmediate } from 'node:timers/promises'
import type { App } from '#operations/app/app.ts'
import { readSettings } from '#platform/read-settings.ts'
import type { Site } from '#server/site.ts'
import { openDatabase } from './open-database.ts'

/**
 * Serves the built site in this process until it is asked to end. The embedded database starts in its thread while the
 * rest is loaded. A connection to a server would time out meanwhile, because this thread is busy.
 */
export async function serveBuilt(empty: boolean): Promise<void> {
  const isEmbedded = readSettings(process.env).databaseUrl === undefined
  const opened = isEmbedded ? openDatabase(process.env) : undefined
  // The failure is handled where the promise is awaited.
  opened?.catch(() => undefined)
  // Lets the engine's thread start before this one is busy.
  await setImmediate()
  const { serveOpened } = await import('./built-site.ts')
  await serveOpened(empty, opened)
}

export async function createBuiltSite(app: App): Promise<Site> {
  const { createSiteOf } = await import('./built-site.ts')
  return createSiteOf(app)
}
