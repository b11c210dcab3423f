import { Hono } from 'hono'
import { followLink } from '#operations/links/follow-link.ts'
import type { App } from '#operations/app/app.ts'

/** What the site leaves for it. */
type OutboundEnv = { Variables: { country: string | undefined } }

/**
 * Sends visitors on to casinos: /go/aldermoon. Asks the memory of the process alone, so it works while the database is
 * unavailable. Whom it sends nowhere gets a page. What the address asks for reaches no casino.
 */
export function createOutbound(app: Pick<App, 'links'>): Hono<OutboundEnv> {
  const outbound = new Hono<OutboundEnv>()
  outbound.get('/:name', async (c, next) => {
    const followed = await followLink(app, c.req.param('name').toLowerCase(), c.get('country'))
    if (followed !== undefined && 'to' in followed) {
      c.header('cache-control', 'no-store')
      c.header('x-robots-tag', 'noindex, nofollow')
      return c.redirect(followed.to, 302)
    }
    await next()
    // Whether there is a way on may depend on the country, and changes with the casino.
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    return undefined
  })
  return outbound
}
