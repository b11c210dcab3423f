import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { createApi } from '#api/api.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { ROLES } from '#contract/staff/permissions.ts'
import type { Tables } from '#db/tables.ts'
import type { App } from '#operations/app/app.ts'
import { createClickRecorder } from '#operations/clicks/click-recorder.ts'
import { createJobSignal } from '#operations/jobs/job-signal.ts'
import { createLiveLinks } from '#operations/links/live-links.ts'
import { createLiveRedirects } from '#operations/redirects/live-redirects.ts'
import { createPublicUrlWatch } from '#platform/public-url-watch.ts'
import { createLiveSettings } from '#operations/settings/live-settings.ts'
import { firstSettings } from '#operations/settings/site-settings.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { createPasswords } from '#platform/password.ts'
import { createSecurityEvents } from '#platform/security-events.ts'
import { createWorkQueues } from '#platform/work-queues.ts'
import type { RateLimits, Settings } from '#platform/settings.ts'
import { freshCatalogue } from './fresh-catalogue.ts'
import { MEDIA_FOLDER } from './media-folder.ts'

type ServerEnv = ApiEnv & { Bindings: { address: string } }

/** The time of all tests. */
export const NOW = new Date('2026-03-14T12:00:00.000Z')

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export interface TestApp {
  app: App
  api: Hono<ServerEnv>
  setNow: (now: Date) => void
  /** Sends a visitor's request; `json` becomes the body. */
  request: (path: string, init?: TestRequest) => Promise<Response>
  post: (path: string, json: unknown, init?: TestRequest) => Promise<Response>
}

export interface TestRequest extends Omit<RequestInit, 'headers'> {
  address?: string
  headers?: Record<string, string>
}

/** The API like one process of several: separate memory, shared database. Limits are out of the way unless given. */
export function testApp(
  db: Kysely<Tables>,
  limits: Partial<RateLimits> = {},
  more: Partial<Pick<App, 'mail' | 'media' | 'log' | 'roles' | 'passwords'>> = {},
): TestApp {
  let now = NOW
  const settings = settingsWith(limits)
  const siteSettings = createLiveSettings({
    db,
    defaults: firstSettings(settings),
    onUnreadable: () => undefined,
  })
  const log = more.log ?? pino({ level: 'silent' })
  // A copy with the same connections, because memory about a database is per object.
  const app: App = {
    ...freshCatalogue(db.withoutPlugins()),
    now: () => now,
    log,
    security: createSecurityEvents(log),
    settings,
    siteSettings,
    publicUrl: createPublicUrlWatch({ settings, log }),
    roles: ROLES,
    passwords: createPasswords(),
    queues: createWorkQueues(),
    media: createFolderMediaStore(MEDIA_FOLDER),
    ...more,
    // An API without a server caches nothing.
    changes: { catchUp: () => siteSettings.load(), isInStep: () => true, lagMs: () => 0 },
    redirects: freshRedirects(db),
    links: freshLinks(db),
    clicks: createClickRecorder({
      db,
      folder: join(MEDIA_FOLDER, 'clicks', randomUUID()),
      onFailure: () => undefined,
      onLost: () => undefined,
      everyMs: 1_000_000,
    }),
    jobs: createJobSignal(),
    isStopping: () => false,
  }
  const api = new Hono<ServerEnv>()
  api.use(async (c, next) => {
    c.set('address', c.env.address)
    c.set('requestId', 'test-request')
    await next()
  })
  api.route('/api', createApi(app))
  const request = async (path: string, { address = '192.0.2.1', ...init }: TestRequest = {}) =>
    api.request(path, init, { address })
  return {
    app,
    api,
    request,
    setNow: (next) => {
      now = next
    },
    post: (path, json, init = {}) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(json),
        ...init,
        headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...init.headers },
      }),
  }
}

/** Reads the rules again for every query, because no change feed runs here. */
function freshRedirects(db: Kysely<Tables>): App['redirects'] {
  const redirects = createLiveRedirects({ db, onFailure: () => undefined, everyMs: 1_000_000 })
  return {
    ...redirects,
    async rules() {
      await redirects.apply(['redirects'])
      return redirects.rules()
    },
  }
}

/** The same for outbound links. */
function freshLinks(db: Kysely<Tables>): App['links'] {
  return { ...createLiveLinks(db), links: () => createLiveLinks(db).links() }
}

function settingsWith(limits: Partial<RateLimits>): Settings {
  const many = 1_000_000
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost',
    dataDir: 'unused',
    databaseUrl: undefined,
    trustProxy: 0,
    ownerUsername: undefined,
    ownerPassword: undefined,
    sessionIdleHours: 12,
    consent: { countries: ['DE'], countryHeader: undefined },
    openData: { license: 'CC BY 4.0', licenseUrl: 'https://creativecommons.org/licenses/by/4.0/' },
    mail: undefined,
    assistantModel: undefined,
    mediaS3: undefined,
    fetchHosts: [],
    securityContact: undefined,
    indexNowKey: undefined,
    aiCrawlers: ['training', 'search', 'users'],
    checksLinks: false,
    alertEmail: undefined,
    metrics: { token: undefined, port: undefined },
    backup: { folder: undefined, keyFile: undefined, s3: undefined },
    logLevel: 'silent',
    logOneOf: 100,
    brand: {
      name: 'Evenhand',
      supportEmail: 'support@evenhand.example',
      happyUsers: 375_000,
      subscriberClaim: '375,000+ subscribers',
      social: {},
    },
    limits: {
      reviews: many,
      votes: many,
      newsletter: many,
      chat: many,
      chatDaily: many,
      interactions: many,
      sharePictures: many,
      dataFiles: many,
      logins: many,
      ...limits,
    },
    server: {
      connections: many,
      connectionsPerAddress: many,
      pipelined: many,
      requests: many,
      requestsPerAddress: many,
      stallSeconds: 30,
      responseSeconds: 120,
    },
    factsLastDays: 180,
    retention: { interactions: 400, comparisons: 30, addressHashes: 1, drafts: 90, imports: 30, clicks: 800 },
    jobsAtOnce: 4,
  }
}
