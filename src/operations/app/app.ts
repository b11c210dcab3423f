/** The dependencies of every operation. Tests pass others. */
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
  /** The in-memory index that finds and counts items. */
  catalogue: Catalogue
  now: () => Date
  log: Logger
  /** Records suspected attacks, in the log and in metrics. */
  security: SecurityEvents
  /** Environment variables. The site's claims about itself are in `siteSettings`. */
  settings: Settings
  /** Settings saved by staff. */
  siteSettings: LiveSettings
  /** The permissions of each role. */
  roles: Roles
  /** Sends mail; undefined when no mail server is configured. */
  mail?: Mailer
  /** Hashes and verifies passwords. */
  passwords: Passwords
  /** Limits concurrent heavy work. */
  queues: WorkQueues
  media: MediaStore
  /** Keeps the memory of this process in step with the database. */
  changes: ChangeFeed
  /** Detects a proxy in front of a site without a public address. */
  publicUrl: PublicUrlWatch
  /** Redirects, with counts of their use and of missing addresses. */
  redirects: LiveRedirects
  /** The targets of outbound links. */
  links: LiveLinks
  /** Holds clicks until they are stored. */
  clicks: ClickRecorder
  jobs: JobSignal
  /** True after the process was asked to stop: it should get no new traffic. */
  isStopping: () => boolean
}
