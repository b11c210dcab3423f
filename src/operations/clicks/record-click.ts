import type { Placement } from '#contract/clicks/click-words.ts'
import { clickSignals } from '#domain/clicks/click-signals.ts'
import { deviceOf } from '#domain/clicks/device.ts'
import { utcDay } from '#domain/shared/utc-days.ts'
import { keyedHash } from '#platform/hash.ts'
import type { App } from '../app/app.ts'
import { isPerson } from '../app/is-person.ts'

export interface ClickFacts {
  /** A UUID; the target address may contain it. */
  id: string
  casinoId: number
  placement: Placement
  /** The network address, which is not stored. */
  address: string
  country: string | undefined
  request: Pick<Request, 'method' | 'headers'>
  host: string
}

/** Stores a click on an outbound link. Resolves when it would survive a killed process. Never rejects. */
export async function recordClick(app: Pick<App, 'db' | 'clicks' | 'now'>, facts: ClickFacts): Promise<void> {
  const { id, casinoId, placement, address, country, request, host } = facts
  const at = app.now()
  const userAgent = request.headers.get('user-agent') ?? ''
  const salt = await app.clicks.saltOf(utcDay(at))
  await app.clicks.record({
    id,
    at,
    casinoId,
    ...placement,
    country: country ?? null,
    device: deviceOf(userAgent),
    visitor: asUuid(keyedHash(salt, address)),
    signals: clickSignals({
      method: request.method,
      headers: request.headers,
      host,
      isPerson: isPerson(app, userAgent),
    }),
  })
}

/** Half of the hash is distinctive enough. */
function asUuid(hash: string): string {
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
