import type { CasinoForm } from '#contract/casinos/fields.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'

type ListingFields = Pick<CasinoForm, 'listing' | 'listingReason' | 'listingSince'>

/**
 * The listing to save: a warning without a date is dated today, and a listed casino has neither reason nor date (its
 * history keeps former ones).
 * @param today a day such as "2026-11-22"
 */
export function settleListing(form: CasinoForm, today: string): ListingFields {
  const listing = form.listing ?? 'listed'
  return listing === 'listed'
    ? { listing, listingReason: null, listingSince: null }
    : { listing, listingReason: form.listingReason ?? null, listingSince: form.listingSince ?? today }
}

/** A warning or a closed casino needs a public reason. */
export function listingProblems({ listing, listingReason }: CasinoForm): FieldProblem[] {
  const needsReason = listing === 'warned' || listing === 'closed'
  if (!needsReason || (listingReason ?? null) !== null) return []
  return [{ path: 'listingReason', message: 'Say why: visitors read the reason on the page of the casino' }]
}
