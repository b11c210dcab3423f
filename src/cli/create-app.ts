import { join } from 'node:path'
import type { Logger } from 'pino'
import { ROLES } from '#contract/staff/permissions.ts'
import { createCatalogue } from '#db/catalogue/catalogue.ts'
import type { App } from '#operations/app/app.ts'
import { createClickRecorder } from '#operations/clicks/click-recorder.ts'
import { createJobSignal } from '#operations/jobs/job-signal.ts'
import { createLiveLinks } from '#operations/links/live-links.ts'
import { createLiveRedirects } from '#operations/redirects/live-redirects.ts'
import { createLiveSettings } from '#operations/settings/live-settings.ts'
import { firstSettings } from '#operations/settings/site-settings.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { createPasswords } from '#platform/password.ts'
import type { MediaStore } from '#platform/media-store.ts'
import { createPublicUrlWatch } from '#platform/public-url-watch.ts'
import { createSecurityEvents } from '#platform/security-events.ts'
import type { Settings } from '#platform/settings.ts'
import { createWorkQueues } from '#platform/work-queues.ts'
import type { Opened } from './open-database.ts'

/** The app on an open database. Its caches are empty, and it does not follow changes yet. */
export async function createApp(
  { settings, connection }: Opened,
  log: Logger,
): Promise<Omit<App, 'changes'>> {
  const { db } = connection
  return {
    db,
    catalogue: createCatalogue(db),
    now: () => new Date(),
    log,
    security: createSecurityEvents(log),
    settings,
    siteSettings: createLiveSettings({
      defaults: firstSettings(settings),
      db,
      onUnreadable: (group) => log.warn({ group }, 'stored settings could not be read'),
    }),
    publicUrl: createPublicUrlWatch({ settings, log }),
    roles: ROLES,
    passwords: createPasswords(),
    queues: createWorkQueues(),
    redirects: createLiveRedirects({
      db,
      onFailure: (err) => log.warn({ err }, 'uses of redirects could not be counted yet'),
    }),
    links: createLiveLinks(db),
    clicks: createClickRecorder({
      db,
      folder: join(settings.dataDir, 'clicks'),
      onFailure: (err) => log.warn({ err }, 'clicks could not be stored yet'),
      onLost: (count) => log.error({ count }, 'clicks were lost'),
    }),
    media: await mediaOf(settings),
    jobs: createJobSignal(),
    isStopping: () => false,
  }
}

/** The client for buckets is loaded only where one is configured. */
export async function mediaOf({ mediaS3, dataDir }: Settings): Promise<MediaStore> {
  if (mediaS3 === undefined) return createFolderMediaStore(join(dataDir, 'media'))
  const { createS3MediaStore } = await import('#platform/s3-media-store.ts')
  return createS3MediaStore(mediaS3)
}
