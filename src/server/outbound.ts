import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { readClickId } from '#domain/clicks/click-id.ts'
import { readPlacement } from '#domain/clicks/placement.ts'
import { followLink } from '#operations/links/follow-link.ts'
import { recordClick } from '#operations/clicks/record-click.ts'
import type { App } from '#operations/app/app.ts'

/** Variables that the site sets. */
type OutboundEnv = { Variables: { country: string | undefined; address: string } }

/**
 * Redirects visitors to casinos: /go/aldermoon. Uses only the process's memory, so it works while the database is
 * unavailable, and writes the click to disk before responding. Visitors without a target get a page. The casino learns
 * only the click's id and the link's place, where its address has parameters for them.
 */
export function createOutbound(app: Pick<App, 'db' | 'links' | 'clicks' | 'now'>): Hono<OutboundEnv> {
  const outbound = new Hono<OutboundEnv>()
  outbound.get('/:name', async (c, next) => {
    const { searchParams, host } = new URL(c.req.url)
    const clickId = randomBytes(16).toString('base64url')
    const placement = readPlacement(searchParams)
    const country = c.get('country')
    const followed = await followLink(app, c.req.param('name').toLowerCase(), { country, clickId, placement })
    if (followed !== undefined && 'to' in followed) {
      const { to, casinoId } = followed
      const id = readClickId(clickId) ?? ''
      await recordClick(app, {
        id,
        casinoId,
        placement,
        address: c.get('address'),
        country,
        request: c.req.raw,
        host,
      })
      c.header('cache-control', CACHE_CONTROL.never)
      c.header('x-robots-tag', 'noindex, nofollow')
      return c.redirect(to, 302)
    }
    await next()
    // The target may depend on the country, and changes with the casino.
    c.header('cache-control', CACHE_CONTROL.never)
    c.header('x-robots-tag', 'noindex, nofollow')
    return undefined
  })
  return outbound
}
