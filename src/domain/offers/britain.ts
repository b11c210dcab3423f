/** Great Britain allows wagering of at most 10 times the bonus: UKGC LCCP SR 5.1.1, from 19 January 2026. */
import type { OfferTerms } from '#contract/offers/terms.ts'
import { wageringTimes } from '../bonuses/offer-terms.ts'

export const BRITAIN = 'GB'
/** Multiples of the bonus. */
export const MOST_IN_BRITAIN = 10
/** Shown there in place of an offer. */
export const BRITAIN_NOTE = `Not shown in Great Britain: wagering above ${MOST_IN_BRITAIN}× (UKGC, since 19 January 2026)`

interface Wagered {
  wageringRequirement: string | null
  offerTerms?: OfferTerms | null
}

/**
 * Whether visitors from Great Britain must not see an offer: more than its limit, or a wagering that cannot be read. One
 * that does not state its wagering is shown as such.
 */
export function isOverInBritain({ wageringRequirement, offerTerms }: Wagered): boolean {
  const times = offerTerms?.wagering?.multiple ?? wageringTimes(wageringRequirement)
  return times !== null && times > MOST_IN_BRITAIN
}

/** For the element around what an offer says of itself: hidden in Great Britain where its wagering is above the limit. */
export function overMark(offer: Wagered): { 'data-refuses': string } | undefined {
  return isOverInBritain(offer) ? { 'data-refuses': MARKS.offer } : undefined
}

/** Words among the refused countries of a card, which the script of the visitor's country looks for. */
const MARKS = { offer: 'OVER', welcome: 'OFFER' } as const

/**
 * A casino on a card whose offer must not be seen in Great Britain: `offer` where the card is the offer, `welcome` where
 * it is the casino with its offer. The codes are those that only the script reads.
 */
export function marked<Casino extends { restrictedCountries: string[]; restrictionsChecked: boolean }>(
  casino: Casino,
  of: keyof typeof MARKS,
): Casino {
  const isUnchecked = casino.restrictedCountries.length === 0 && !casino.restrictionsChecked
  const codes = isUnchecked ? ['UNCHECKED'] : casino.restrictedCountries
  return { ...casino, restrictedCountries: [...codes, MARKS[of]] }
}
