/** The target of "Play Now" and similar links. */
import { readExactAddress } from '#contract/shared/web-address.ts'

/** The affiliate address, else the website's. Only http and https without user info; otherwise undefined. */
export function outboundUrl({
  affiliateUrl,
  websiteUrl,
}: {
  affiliateUrl?: string | null
  websiteUrl?: string | null
}): string | undefined {
  for (const address of [affiliateUrl, websiteUrl]) {
    const read = readExactAddress(address ?? '')
    if (read !== undefined) return read
  }
  return undefined
}
