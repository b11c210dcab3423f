import { Hono, type Context } from 'hono'
import type { Shown } from '#contract/site/tags.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { articleCover } from '#domain/artwork/covers.ts'
import { gameArt } from '#domain/artwork/game-art.ts'
import { casinoLogo } from '#domain/artwork/logos.ts'

/** Drawings depend on nothing that changes. */
interface ArtEnv {
  Bindings: { shown?: Shown | undefined }
}

/** Generated pictures. A name always gives the same picture, so responses may be cached forever. */
export const art = new Hono<ArtEnv>()
  .get('/logo/:file', (c) => picture(c, casinoLogo))
  .get('/game/:kind/:file', (c) => picture(c, (name) => gameArt(name, c.req.param('kind') ?? '')))
  .get('/cover/:kind/:file', (c) => picture(c, (name) => articleCover(name, c.req.param('kind') ?? '')))

/** The longest name to draw, in characters. */
const MAX_NAME = 300

function picture(c: Context<ArtEnv>, draw: (name: string) => string): Response | Promise<Response> {
  const name = c.req.param('file')?.match(/^(.+)\.svg$/s)?.[1]
  if (name === undefined || name.length > MAX_NAME) return c.notFound()
  c.env.shown?.add()
  return c.body(draw(name), 200, {
    'content-type': 'image/svg+xml',
    'cache-control': CACHE_CONTROL.forever,
    'content-security-policy': "default-src 'none'; sandbox",
    // Other sites may embed our pictures.
    'cross-origin-resource-policy': 'cross-origin',
  })
}
