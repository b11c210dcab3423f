/** `/share/casino/aldermoon-1f3k09a2b.png`: the picture that networks show beside a shared link. */
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { Refusal } from '#contract/shared/refusal.ts'
import { SHARE_KINDS, SHARE_PICTURE, type ShareKind } from '#contract/shared/share-picture.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { ART_SIZE, drawShareCard } from '#domain/share/draw-share-card.ts'
import type { ShareCard } from '#domain/share/share-card.ts'
import { pageVersion, SHARE_VERSION, shareVersion, type ShareFrame } from '#domain/share/share-name.ts'
import { checkRateLimit } from '#operations/app/check-rate-limit.ts'
import type { App } from '#operations/app/app.ts'
import { findShareCard } from '#operations/share/find-share-card.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { drawCard, pictureAddress } from '#platform/draw-card.ts'

/** Some 800 pictures. */
const CACHE_BYTES = 24 * 1024 * 1024
const FOR_GOOD = CACHE_CONTROL.forever
/** An address of an earlier version, which a network may have stored, returns the current picture. */
const FOR_MINUTES = CACHE_CONTROL.fiveMinutes

interface ShareEnv {
  Variables: { address: string }
}

export function createShare(app: App): Hono<ShareEnv> {
  // Concurrent requests for one picture share one rendering.
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, () => Promise<Uint8Array<ArrayBuffer>>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  })

  async function render(card: ShareCard, frame: ShareFrame): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = card.art?.kind === 'upload' ? await uploadOf(card.art.file) : undefined
    return app.queues.drawing(async () => {
      const upload = bytes && (await pictureAddress(bytes, ART_SIZE))
      return drawCard(drawShareCard(card, frame, upload), SHARE_PICTURE)
    })
  }

  /** Without its uploaded picture a card is still complete. */
  function uploadOf(file: string): Promise<Uint8Array | undefined> {
    return app.media.get(file).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the media store did not answer for a share picture')
      return undefined
    })
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
      // Other sites may embed our pictures.
      'cross-origin-resource-policy': 'cross-origin',
    }
    const known = (c.req.header('if-none-match') ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
    if (known.includes(etag)) return c.body(null, 304, headers)
    const key = `${kind}/${name.toLowerCase()}-${current}`
    if (!pictures.has(key)) {
      try {
        await checkRateLimit(app, 'sharePictures', c.get('address'))
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error
        const wait = String(error.retryAfter ?? 60)
        return c.text(error.message, 429, { 'retry-after': wait, 'cache-control': CACHE_CONTROL.never })
      }
    }
    const picture = await pictures.forceFetch(key, { context: () => render(card, frame) })
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
