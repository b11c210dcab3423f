import type { Listing, Warning } from '#contract/casinos/listing.ts'

export interface Listed {
  listing: Listing
  listingReason: string | null
  listingSince: string | null
}

export function warningOf({ listing, listingReason, listingSince }: Listed): Warning | undefined {
  if (listing === 'listed') return undefined
  return { listing, reason: listingReason ?? '', since: listingSince ?? '' }
}

/** "We warn about Marrow Bay" or "Marrow Bay has closed". */
export function warningTitle(name: string, listing: Warning['listing']): string {
  return listing === 'closed' ? `${name} has closed` : `We warn about ${name}`
}
