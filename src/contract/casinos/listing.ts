/** Whether the site lists a casino, warns about it, or says that it has closed (docs/decisions/0045). */
export const LISTINGS = ['listed', 'warned', 'closed'] as const
export type Listing = (typeof LISTINGS)[number]

export const LISTING_NAMES: Readonly<Record<Listing, string>> = {
  listed: 'Listed',
  warned: 'Warned about',
  closed: 'Closed',
}

/** Why and since when the site warns about a casino or calls it closed. */
export interface Warning {
  listing: Exclude<Listing, 'listed'>
  reason: string
  /** A day such as "2026-11-22". */
  since: string
}
