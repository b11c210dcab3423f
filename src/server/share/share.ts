/** `/share/casino/aldermoon-1f3k09a2b.png`: the picture that networks show beside a shared link. */
import { Hono } from 'hono'
import { Refusal } from '#contract/shared/refusal.ts'
import { SHARE_KINDS } from '#contract/shared/share-picture.ts'
import type { ShareKind } from '#contract/shared/share-picture.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { ART_BOX, drawShareCard } from '#domain/share/draw-share-card.ts'
import type { ShareCard } from '#domain/share/share-card.ts'
import type { ShareFrame } from '#domain/share/share-name.ts'
import { pageVersion, SHARE_VERSION, shareVersion } from '#domain/share/share-name.ts'
import { checkRateLimit } from '#operations/app/check-rate-limit.ts'
import type { App } from '#operations/app/app.ts'
import { findShareCard } from '#operations/share/find-share-card.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { drawPng } from '#platform/draw-png.ts'
import { loadTypesetter } from '#platform/typesetter.ts'
import { createPictureCache } from './picture-cache.ts'

/** Some 800 pictures. */
const CACHE_BYTES = 24 * 1024 * 1024
const FOR_GOOD = CACHE_CONTROL.forever
/** For an address of an earlier version, which a network may have stored: it answers with the current picture. */
const FOR_MINUTES = CACHE_CONTROL.fiveMinutes

interface ShareEnv {
  /** Of the visitor. */
  Variables: { address: string }
}

export function createShare(app: App): Hono<ShareEnv> {
  const pictures = createPictureCache(CACHE_BYTES)

  async function render(card: ShareCard, frame: ShareFrame): Promise<Uint8Array<ArrayBuffer>> {
    const svg = drawShareCard(card, frame, await loadTypesetter())
    if (card.art?.kind !== 'upload') return app.queues.drawing(() => drawPng(svg))
    // Without its uploaded picture the card still says everything.
    const bytes = await app.media.get(card.art.file).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the media store did not answer for a share picture')
      return undefined
    })
    return app.queues.drawing(() => drawPng(svg, bytes && { bytes, ...ART_BOX }))
  }

  return new Hono<ShareEnv>().get('/:kind/:file', async (c) => {
    const asked = readAddress(c.req.param('kind'), c.req.param('file'))
    if (asked === undefined) return c.text(NOT_THERE, 404)
    const { kind, name, version } = asked
    const card = await findShareCard(app, kind, name)
    if (card === undefined) return c.text(NOT_THERE, 404, { 'cache-control': CACHE_CONTROL.minute })
    const frame = shareFrame(app)
    const current = kind === 'page' ? pageVersion(frame) : shareVersion(card, frame)
    const etag = `"${current}"`
    const headers = {
      etag,
      'cache-control': version === current ? FOR_GOOD : FOR_MINUTES,
      'content-security-policy': "default-src 'none'; sandbox",
      // Other sites may show our pictures.
      'cross-origin-resource-policy': 'cross-origin',
    }
    const known = (c.req.header('if-none-match') ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
    if (known.includes(etag)) return c.body(null, 304, headers)
    const key = `${kind}/${name.toLowerCase()}-${current}`
    if (pictures.find(key) === undefined) {
      try {
        await checkRateLimit(app, 'sharePictures', c.get('address'))
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error
        const wait = String(error.retryAfter ?? 60)
        return c.text(error.message, 429, { 'retry-after': wait, 'cache-control': CACHE_CONTROL.never })
      }
    }
    const picture = await pictures.get(key, () => render(card, frame))
    return c.body(picture, 200, {
      ...headers,
      'content-type': 'image/png',
      'content-length': String(picture.byteLength),
    })
  })
}

const NOT_THERE = 'There is no such picture.'

function readAddress(
  kind: string,
  file: string,
): { kind: ShareKind; name: string; version: string } | undefined {
  const known = SHARE_KINDS.find((one) => one === kind)
  const [, name = '', version = ''] = /^(.{1,300})-([^-]{9})\.png$/s.exec(file) ?? []
  return known !== undefined && SHARE_VERSION.test(version) ? { kind: known, name, version } : undefined
}
