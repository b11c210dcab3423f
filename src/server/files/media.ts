import { Hono } from 'hono'
import { isMediaFileName } from '#contract/media/media-address.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import type { App } from '#operations/app/app.ts'

/** Files of uploaded pictures. A name's file never changes, so it may be cached forever. */
export function createMedia({ media, log }: Pick<App, 'media' | 'log'>): Hono {
  return new Hono().get('/:file', async (c) => {
    const name = c.req.param('file')
    if (!isMediaFileName(name)) return c.notFound()
    const bytes = await media.get(name).catch((error: unknown) => {
      log.error({ err: error, name }, 'the media store did not answer')
      return 'failed' as const
    })
    if (bytes === undefined) return c.notFound()
    if (bytes === 'failed')
      return c.text('This picture cannot be read at the moment.', 503, { 'retry-after': '5' })
    const etag = `"${name}"`
    const headers = {
      etag,
      'cache-control': CACHE_CONTROL.forever,
      'content-security-policy': "default-src 'none'; sandbox",
      // Other sites may embed our pictures.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    }
    if (saysItHas(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    return c.body(bytes, 200, {
      ...headers,
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename="${name}"`,
    })
  })
}

function saysItHas(ifNoneMatch: string | undefined, etag: string): boolean {
  const kept = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return kept.includes(etag) || kept.includes('*')
}
