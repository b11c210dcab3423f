/** Great Britain allows wagering of at most 10 times the bonus: UKGC LCCP SR 5.1.1, from 19 January 2026. */
import type { OfferTerms } from '#contract/offers/terms.ts'
import { wageringTimes } from '../bonuses/offer-terms.ts'

export const BRITAIN = 'GB'
/** Multiples of the bonus. */
export const MOST_IN_BRITAIN = 10
/** Shown in Great Britain in place of an offer. */
export const BRITAIN_NOTE = `Not shown in Great Britain: wagering above ${MOST_IN_BRITAIN}× (UKGC, since 19 January 2026)`

interface Wagered {
  wageringRequirement: string | null
  offerTerms?: OfferTerms | null
}

/**
 * Whether visitors from Great Britain must not see an offer, because its wagering exceeds the limit or cannot be read.
 * An offer that does not state its wagering is shown.
 */
export function isOverInBritain({ wageringRequirement, offerTerms }: Wagered): boolean {
  const times = offerTerms?.wagering?.multiple ?? wageringTimes(wageringRequirement)
  return times !== null && times > MOST_IN_BRITAIN
}

/** Attributes for the element around an offer, which hide it in Great Britain where its wagering exceeds the limit. */
export function overMark(offer: Wagered): { 'data-refuses': string } | undefined {
  return isOverInBritain(offer) ? { 'data-refuses': MARKS.offer } : undefined
}

/** Words in a card's list of refused countries, read by the script for the visitor's country. */
const MARKS = { offer: 'OVER', welcome: 'OFFER' } as const

/**
 * Adds marks to the refused countries of a card whose offer visitors from Great Britain must not see: `offer` where the
 * card shows the offer, `welcome` where it shows the casino with its offer. Only the script for the visitor's country
 * reads these marks.
 */
export function marked<Casino extends { restrictedCountries: string[]; restrictionsChecked: boolean }>(
  casino: Casino,
  of: keyof typeof MARKS,
): Casino {
  const isUnchecked = casino.restrictedCountries.length === 0 && !casino.restrictionsChecked
  const codes = isUnchecked ? ['UNCHECKED'] : casino.restrictedCountries
  return { ...casino, restrictedCountries: [...codes, MARKS[of]] }
}
