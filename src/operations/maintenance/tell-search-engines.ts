import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/shared/durations.ts'
import { listChangedAddresses } from '#db/queries/site/sitemap-rows.ts'
import { isLoopback } from '#platform/public-url-problem.ts'
import type { App } from '../app/app.ts'

/** IndexNow forwards to every participating search engine (indexnow.org, read November 2026). */
const SERVICE = 'https://api.indexnow.org/indexnow'
/** The most addresses in one message. */
const MOST = 10_000
/** Jobs may run late. Sending an address twice is harmless. */
const OVERLAP_MS = 10 * MINUTE_MS

/**
 * Tells search engines which pages changed in the last hour, where a key is configured and the site has a public
 * address. `ask` sends the message. For the job `index-now`; throws when the service refuses, so that it is repeated.
 */
export async function tellSearchEngines(app: App, ask: typeof fetch = fetch): Promise<void> {
  const { indexNowKey: key, publicUrl } = app.settings
  const { hostname: host } = new URL(publicUrl)
  if (key === undefined || isLoopback(host)) return
  const now = app.now()
  const since = new Date(now.getTime() - HOUR_MS - OVERLAP_MS)
  const changed = await listChangedAddresses(app.db, { since, now, limit: MOST })
  if (changed.length === 0) return
  const response = await ask(SERVICE, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host,
      key,
      keyLocation: `${publicUrl}/${key}.txt`,
      urlList: changed.map((path) => publicUrl + path),
    }),
    signal: AbortSignal.timeout(30 * SECOND_MS),
  })
  await response.text()
  if (!response.ok) throw new Error(`IndexNow answered with status ${response.status}.`)
}
