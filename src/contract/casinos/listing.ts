/** What the site says about dealing with a casino (docs/decisions/0045). */
export const LISTINGS = ['listed', 'warned', 'closed'] as const
export type Listing = (typeof LISTINGS)[number]

export const LISTING_NAMES: Readonly<Record<Listing, string>> = {
  listed: 'Listed',
  warned: 'Warned about',
  closed: 'Closed',
}

/** A casino that we warn about, or that has closed: why, and since when. */
export interface Warning {
  listing: Exclude<Listing, 'listed'>
  reason: string
  /** A day such as "2026-11-22". */
  since: string
}
