import { MISSING } from '#contract/redirects/limits.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import { isFixedPage } from '#domain/redirects/reserved-addresses.ts'
import type { App } from '../app/app.ts'

/** No host name is longer. */
const MAX_HOST = 253

/**
 * Counts a request for a missing address. Of the visitor, only the host of the referring page is stored. Ignores
 * addresses of more than 300 characters, malformed ones, and pages that answer 404 by themselves.
 */
export function noteMissingAddress(
  { redirects, now }: Pick<App, 'redirects' | 'now'>,
  { pathname, referrer }: { pathname: string; referrer: string | null },
): void {
  const key = addressKey(pathname)?.key
  if (key === undefined || key.length > MISSING.address || isFixedPage(key)) return
  redirects.countMissing({ address: key, at: now(), referrer: hostOf(referrer) })
}

function hostOf(referrer: string | null): string | undefined {
  if (referrer === null || !/^https?:/i.test(referrer) || !URL.canParse(referrer)) return undefined
  const { hostname } = new URL(referrer)
  return hostname.length > 0 && hostname.length <= MAX_HOST ? hostname : undefined
}
