import { followChanges } from '#db/change-feed.ts'
import type { Connection } from '#db/connect.ts'
import { hasCatalogue } from '#db/demo/has-catalogue.ts'
import { makeClickPartitions } from '#db/queries/clicks/click-writes.ts'
import { keepInStep } from '#db/keep-in-step.ts'
import { inLongTransaction } from '#db/long-transaction.ts'
import { migrate } from '#db/migrate.ts'
import type { App } from '#operations/app/app.ts'
import { createFirstOwner, type CreatedOwner } from '#operations/staff/create-first-owner.ts'
import { createLog } from '#platform/log.ts'
import { createMailer } from '#platform/mail.ts'
import { createPageCache, type PageCache } from '#server/response-cache/page-cache.ts'
import { counted } from '#domain/shared/counted.ts'
import { createApp } from './create-app.ts'
import { openDatabase, type Opened } from './open-database.ts'
import { warnOfPublicUrl } from './warn-of-public-url.ts'

export interface StartOptions {
  empty: boolean
  say: (line: string) => void
  /** The number of this process among several, for the log. */
  process: string | undefined
  /** The database, where it is being opened already. */
  opened?: Promise<Opened>
  /** The source of the settings; the process's environment by default. */
  env?: Readonly<Record<string, string | undefined>>
}

export interface StartedApp {
  app: App
  /** Invalidated when the database changes. */
  pages: PageCache
  pool: Connection['pool']
  /** The number of this process among several, from 1. */
  place: number
  owner: CreatedOwner | undefined
  /** Makes the app report itself as not ready. */
  announceStop: () => void
  /** Closes the connections to the database, and our own engine. */
  close: () => Promise<void>
}

/** Memory for rendered pages: about two thousand of them. */
const PAGE_CACHE_BYTES = 48 * 1024 * 1024

/**
 * Reads the settings, opens the database, updates its tables, and creates what a first start needs: an owner and,
 * unless `empty`, the demo catalogue. `say` is called with progress.
 */
export async function startApp(options: StartOptions): Promise<StartedApp> {
  const env = options.env ?? process.env
  const opened = await (options.opened ?? openDatabase(env))
  const { settings, connection } = opened
  const base = createLog(settings.logLevel)
  const log = options.process === undefined ? base : base.child({ process: options.process })
  if (connection.damage !== undefined) log.error(connection.damage)
  // Only the first of several processes warns.
  if ((options.process ?? '1') === '1') warnOfPublicUrl({ settings, log }, env['NODE_ENV'])
  try {
    await prepare(connection, options)
    const pages = createPageCache({ maxBytes: PAGE_CACHE_BYTES })
    const created = await createApp(opened, log)
    const { catalogue, redirects, siteSettings, links, clicks } = created
    const changes = await followChanges({
      db: connection.db,
      // Updates the sources of pages before the pages.
      apply: async (tags) => {
        await catalogue.apply(tags)
        await redirects.apply(tags)
        await links.apply(tags)
        pages.invalidate(await siteSettings.apply(tags))
      },
    })
    await catalogue.indexes()
    await redirects.rules()
    await siteSettings.load()
    await links.links()
    // It may move many clicks.
    await inLongTransaction(connection.db, (trx) => makeClickPartitions(trx, new Date()))
    await takeOverClicks(clicks, log)
    let stopping = false
    const app: App = {
      ...created,
      changes,
      ...(settings.mail !== undefined && { mail: createMailer(settings.mail) }),
      isStopping: () => stopping,
    }
    const owner = await createFirstOwner(app, { mayGenerate: connection.engine === 'embedded' })
    const stopFollowing = keepInStep(connection, changes, (err, message) => log.warn({ err }, message))
    return {
      app,
      pages,
      pool: connection.pool,
      place: Number(options.process ?? '1'),
      owner,
      announceStop: () => void (stopping = true),
      async close() {
        stopFollowing()
        await redirects
          .flush()
          .catch((err: unknown) => log.warn({ err }, 'uses of redirects were not counted'))
        await clicks.flush().catch((err: unknown) => log.warn({ err }, 'clicks wait for the next start'))
        await connection.close()
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Updates the tables and, unless `empty`, loads the demo catalogue into an empty database. */
async function prepare({ db }: Connection, { empty, say }: StartOptions): Promise<void> {
  const applied = await migrate(db)
  if (applied.length > 0) say(`Database prepared (${counted(applied.length, 'step')})`)
  if (empty || (await hasCatalogue(db))) return
  // Imported here, because only a first start needs it.
  const { loadDemoOnce } = await import('#db/demo/load-demo.ts')
  if (await loadDemoOnce(db, new Date())) say('Demo catalogue loaded')
}

/** Stores the clicks of killed processes. After a failure the next start tries again. */
async function takeOverClicks(clicks: App['clicks'], log: App['log']): Promise<void> {
  await clicks.takeOver().catch((err: unknown) => log.warn({ err }, 'clicks of an ended process wait'))
}
