/** The address that "Play Now" and its like lead to. */

/** The affiliate address, or the website's; only http and https without user info, otherwise undefined. */
export function outboundUrl({
  affiliateUrl,
  websiteUrl,
}: {
  affiliateUrl?: string | null
  websiteUrl?: string | null
}): string | undefined {
  return [affiliateUrl, websiteUrl].find(isWebAddress) ?? undefined
}

function isWebAddress(address: string | null | undefined): boolean {
  if (!address || !URL.canParse(address)) return false
  const url = new URL(address)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
}
