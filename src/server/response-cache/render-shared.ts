import { MINUTE_MS } from '#contract/shared/durations.ts'
import type { Shown, Tag } from '#contract/site/tags.ts'
import type { App } from '#operations/app/app.ts'
import type { Encoding } from './encodings.ts'
import type { CachedResponse, PageCache } from './page-cache.ts'
import type { Site } from '../site.ts'
import { cachedResponse } from './cached-response.ts'
import { sharedRequest } from './public-reading.ts'
import type { Uncached } from './uncached.ts'

interface Rendering {
  app: Pick<App, 'now' | 'settings'>
  site: Site
  pages: PageCache
  /** When the catalogue next changes by itself, such as by the end of an offer. */
  nextChange: (after: Date) => Date | undefined
}

interface Asked {
  key: string
  peer: string | undefined
  encoding: Encoding
}

/** A page is rendered again after this long even when nothing on it changed: it may say how long an offer still runs. */
const FRESH_FOR_MS = 5 * MINUTE_MS

/** Renders the page of a key and caches it, unless something that it shows was invalidated meanwhile. */
export async function renderShared(
  { app, site, pages, nextChange }: Rendering,
  { key, peer, encoding }: Asked,
): Promise<CachedResponse | Uncached> {
  const rendering = pages.beginRender()
  const expiresAt = expiry(app.now(), nextChange)
  try {
    const tags = new Set<Tag>()
    let isShared = false
    const shown: Shown = {
      add(...shownTags) {
        isShared = true
        for (const tag of shownTags) tags.add(tag)
      },
    }
    const rendered = await site.fetch(sharedRequest(key, app.settings.publicUrl), peer, shown)
    if (rendered.status !== 200 || !isShared) return await uncached(rendered)
    const response = await cachedResponse(rendered, { tags, encoding, expiresAt })
    pages.store(key, response, rendering)
    return response
  } finally {
    rendering.end()
  }
}

async function uncached(rendered: Response): Promise<Uncached> {
  const { status, headers, body } = rendered
  return { status, headers, body: body === null ? null : Buffer.from(await rendered.arrayBuffer()) }
}

function expiry(now: Date, nextChange: Rendering['nextChange']): number {
  const change = nextChange(now)
  const wait = change === undefined ? FRESH_FOR_MS : Math.min(FRESH_FOR_MS, change.getTime() - now.getTime())
  return performance.now() + wait
}
