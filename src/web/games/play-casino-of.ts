import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { OfferTerms } from '#contract/comparisons/compared.ts'
import { OFFER_FACTS, PLACE_FACTS } from '#contract/items/card-fields.ts'
import { OFFER_PAGE } from '#contract/offers/limits.ts'
import { pick } from '../cards/card-data.ts'

/** A casino in the list of places to play. */
export type PlayCasino = Pick<Casino, (typeof PLACE_FACTS)[number]> & {
  /** Null where the casino has none; undefined where it was not requested, as in the dialog. */
  welcomeOffer?: OfferTerms | null
}

/** A place reduced to the fields of its row. */
export function playCasinoOf(casino: Casino & { welcomeOffer: OfferTerms | null }): PlayCasino {
  return {
    ...pick(casino, PLACE_FACTS),
    features: casino.features.slice(0, OFFER_PAGE.casinoFeatures),
    affiliateUrl: null,
    welcomeOffer: casino.welcomeOffer && pick(casino.welcomeOffer, OFFER_FACTS),
  }
}
