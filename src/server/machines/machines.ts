/** What programs read of the site beside its pages; docs/machines.md says which. */
import { Hono } from 'hono'
import type { App } from '#operations/app/app.ts'
import { robotsText } from './robots.ts'
import { createSitemaps } from './sitemaps.ts'

/** Addresses that only programs read: there is nothing to send to them. */
const READ_ONLY = /^\/(?:robots\.txt|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml)$/

export function createMachines(app: App): Hono {
  const machines = new Hono()
  machines.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead || !READ_ONLY.test(c.req.path)) return next()
    return c.text('This address can only be read.', 405, { allow: 'GET, HEAD' })
  })
  machines.get('/robots.txt', (c) =>
    c.text(robotsText(app.settings.publicUrl), 200, { 'cache-control': 'public, max-age=3600' }),
  )
  machines.route('/', createSitemaps(app))
  return machines
}
