/**
 * A casino as pages carry it: without its affiliate address, which leads past `/go/` and so past the count of clicks.
 * Buttons lead to `/go/{slug}` and name the host of the website.
 */
export function withoutTarget<T extends { affiliateUrl: string | null }>(casino: T): T {
  return { ...casino, affiliateUrl: null }
}
