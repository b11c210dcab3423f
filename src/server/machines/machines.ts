/** What programs read of the site beside its pages; docs/machines.md says which. */
import { Hono } from 'hono'
import type { Shown } from '#contract/site/tags.ts'
import type { App } from '#operations/app/app.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { createFeeds } from './feeds.ts'
import { webManifest } from './manifest.ts'
import { createOpenData } from './open-data.ts'
import { robotsText } from './robots.ts'
import { languageModelText, securityText } from './site-texts.ts'
import { createSitemaps } from './sitemaps.ts'

interface MachineEnv {
  Bindings: { shown?: Shown | undefined }
  /** Of the visitor. */
  Variables: { address: string }
}

/** Addresses that only programs read: there is nothing to send to them. */
const READ_ONLY =
  /^\/(?:robots\.txt|manifest\.webmanifest|llms\.txt|\.well-known\/security\.txt|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml|feed\.xml|(?:blog|bonuses)\/(?:feed\.xml|rss\.xml|feed\.json)|data\/[a-z]+(?:\.schema)?\.(?:json|csv))$/

export function createMachines(app: App): Hono<MachineEnv> {
  const machines = new Hono<MachineEnv>()
  machines.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead || !READ_ONLY.test(c.req.path)) return next()
    return c.text('This address can only be read.', 405, { allow: 'GET, HEAD' })
  })
  machines.get('/robots.txt', (c) =>
    c.text(robotsText(app.settings.publicUrl), 200, { 'cache-control': 'public, max-age=3600' }),
  )
  machines.get('/manifest.webmanifest', (c) =>
    c.body(webManifest(siteSettings(app)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  )
  machines.get('/llms.txt', (c) =>
    c.text(languageModelText(app.settings.publicUrl, siteSettings(app)), 200, {
      'cache-control': 'public, max-age=3600',
    }),
  )
  machines.get('/.well-known/security.txt', (c, next) => {
    const { securityContact: contact, publicUrl } = app.settings
    if (contact === undefined) return next()
    const text = securityText({ contact, publicUrl, now: app.now() })
    return Promise.resolve(c.text(text, 200, { 'cache-control': 'public, max-age=3600' }))
  })
  machines.route('/', createFeeds(app))
  machines.route('/', createSitemaps(app))
  machines.route('/', createOpenData(app))
  return machines
}
