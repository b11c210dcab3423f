/** What every operation is handed: the outside world as fields, so that a test passes another one. */
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Roles } from '#contract/staff/permissions.ts'
import type { Catalogue } from '#db/catalogue/catalogue.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Tables } from '#db/tables.ts'
import type { Mailer } from '#platform/mail.ts'
import type { MediaStore } from '#platform/media-store.ts'
import type { Passwords } from '#platform/password.ts'
import type { PublicUrlWatch } from '#platform/public-url-watch.ts'
import type { SecurityEvents } from '#platform/security-events.ts'
import type { Settings } from '#platform/settings.ts'
import type { WorkQueues } from '#platform/work-queues.ts'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import type { JobSignal } from '../jobs/job-signal.ts'
import type { LiveLinks } from '../links/live-links.ts'
import type { LiveRedirects } from '../redirects/live-redirects.ts'
import type { LiveSettings } from '../settings/live-settings.ts'

export interface App {
  db: Kysely<Tables>
  /** What the lists are found and counted in. */
  catalogue: Catalogue
  now: () => Date
  log: Logger
  /** Names what looks like an attack, in the log and as counts. */
  security: SecurityEvents
  /** The environment variables. What the site says of itself is read with `siteSettings` instead. */
  settings: Settings
  /** What staff have saved over the first values. */
  siteSettings: LiveSettings
  /** Which role holds which permission. */
  roles: Roles
  /** Sends mail; without it none is configured. */
  mail?: Mailer
  /** Hashes and checks passwords. */
  passwords: Passwords
  /** Bounds how much heavy work runs at once. */
  queues: WorkQueues
  media: MediaStore
  /** Keeps what this process remembers in step with the database. */
  changes: ChangeFeed
  /** Notices that a proxy comes before a site without a public address. */
  publicUrl: PublicUrlWatch
  /** The redirects of staff, and the counts of their use and of missing addresses. */
  redirects: LiveRedirects
  /** Where outbound links lead. */
  links: LiveLinks
  /** Keeps the clicks on them until they are stored. */
  clicks: ClickRecorder
  jobs: JobSignal
  /** True from the moment the process was asked to stop: no new traffic should be sent to it. */
  isStopping: () => boolean
}
