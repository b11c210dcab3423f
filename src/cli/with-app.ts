import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROLES } from '#contract/staff/permissions.ts'
import { createCatalogue } from '#db/catalogue/catalogue.ts'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { App } from '#operations/app/app.ts'
import { createClickRecorder } from '#operations/clicks/click-recorder.ts'
import { createJobSignal } from '#operations/jobs/job-signal.ts'
import { createLiveLinks } from '#operations/links/live-links.ts'
import { createLiveRedirects } from '#operations/redirects/live-redirects.ts'
import { createPublicUrlWatch } from '#platform/public-url-watch.ts'
import { createLiveSettings } from '#operations/settings/live-settings.ts'
import { firstSettings } from '#operations/settings/site-settings.ts'
import { createLog } from '#platform/log.ts'
import { createPasswords } from '#platform/password.ts'
import { readSettings } from '#platform/read-settings.ts'
import { createSecurityEvents } from '#platform/security-events.ts'
import { createWorkQueues } from '#platform/work-queues.ts'
import { mediaOf } from './start-app.ts'

/** Does one thing on the database of the settings, its tables up to date, and leaves. */
export async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env)
  await mkdir(settings.dataDir, { recursive: true })
  const connection = await connect(settings)
  try {
    await migrate(connection.db)
    const log = createLog(settings.logLevel)
    const media = await mediaOf(settings)
    const siteSettings = createLiveSettings({
      defaults: firstSettings(settings),
      db: connection.db,
      onUnreadable: (group) => log.warn({ group }, 'stored settings could not be read'),
    })
    await siteSettings.load()
    return await work({
      db: connection.db,
      catalogue: createCatalogue(connection.db),
      now: () => new Date(),
      log,
      security: createSecurityEvents(log),
      settings,
      siteSettings,
      publicUrl: createPublicUrlWatch({ settings, log }),
      roles: ROLES,
      passwords: createPasswords(),
      queues: createWorkQueues(),
      media,
      // It remembers nothing that could grow old.
      changes: { catchUp: async () => undefined, isInStep: () => true, lagMs: () => 0 },
      redirects: createLiveRedirects({ db: connection.db, onFailure: (err) => log.warn({ err }) }),
      links: createLiveLinks(connection.db),
      // No command follows a link.
      clicks: createClickRecorder({
        db: connection.db,
        folder: join(settings.dataDir, 'clicks'),
        onFailure: (err) => log.warn({ err }),
        onLost: (count) => log.error({ count }, 'clicks were lost'),
      }),
      // Jobs are run by the processes that serve the site.
      jobs: createJobSignal(),
      isStopping: () => false,
    })
  } finally {
    await connection.close()
  }
}
