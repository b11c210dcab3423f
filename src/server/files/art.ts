import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Shown } from '#contract/site/tags.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { articleCover } from '#domain/artwork/covers.ts'
import { gameArt } from '#domain/artwork/game-art.ts'
import { casinoLogo } from '#domain/artwork/logos.ts'

/** A drawn picture shows nothing that changes. */
interface ArtEnv {
  Bindings: { shown?: Shown | undefined }
}

/** The pictures of the generator. A name always draws the same picture, so a response may be kept for good. */
export const art = new Hono<ArtEnv>()
  .get('/logo/:file', (c) => picture(c, casinoLogo))
  .get('/game/:kind/:file', (c) => picture(c, (name) => gameArt(name, c.req.param('kind') ?? '')))
  .get('/cover/:kind/:file', (c) => picture(c, (name) => articleCover(name, c.req.param('kind') ?? '')))

/** Names are drawn up to this many characters; a longer one is not a name. */
const MAX_NAME = 300

function picture(c: Context<ArtEnv>, draw: (name: string) => string): Response | Promise<Response> {
  const name = c.req.param('file')?.match(/^(.+)\.svg$/s)?.[1]
  if (name === undefined || name.length > MAX_NAME) return c.notFound()
  c.env.shown?.add()
  return c.body(draw(name), 200, {
    'content-type': 'image/svg+xml',
    'cache-control': CACHE_CONTROL.forever,
    'content-security-policy': "default-src 'none'; sandbox",
    // Other sites may show our pictures.
    'cross-origin-resource-policy': 'cross-origin',
  })
}
