/** The input of the server's build, so that pages, API and what runs them share one module graph. */
import { setImmediate } from 'node:timers/promises'
import type { App } from '#operations/app/app.ts'
import { readSettings } from '#platform/read-settings.ts'
import type { Site } from '#server/site.ts'
import { openDatabase } from './open-database.ts'

/**
 * Serves the built site in this process until it is asked to end. The embedded database starts in its thread while the
 * rest is loaded; a connection to a server would be given up meanwhile, because this thread is busy.
 */
export async function serveBuilt(empty: boolean): Promise<void> {
  const isEmbedded = readSettings(process.env).databaseUrl === undefined
  const opened = isEmbedded ? openDatabase(process.env) : undefined
  // A failure is met where it is waited for.
  opened?.catch(() => undefined)
  // The thread of the engine is started before this one is busy.
  await setImmediate()
  const { serveOpened } = await import('./built-site.ts')
  await serveOpened(empty, opened)
}

export async function createBuiltSite(app: App): Promise<Site> {
  const { createSiteOf } = await import('./built-site.ts')
  return createSiteOf(app)
}
