import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { OfferTerms } from '#contract/comparisons/compared.ts'
import { OFFER_PAGE } from '#contract/offers/limits.ts'

/** The fields of a casino in the list of places to play. */
export type PlayCasino = Pick<
  Casino,
  | 'id'
  | 'slug'
  | 'name'
  | 'logoUrl'
  | 'license'
  | 'safetyIndex'
  | 'userRating'
  | 'features'
  | 'affiliateUrl'
  | 'websiteUrl'
  | 'restrictedCountries'
  | 'restrictionsChecked'
> & {
  /** Null where the casino has none; undefined where it was not requested, as in the dialog. */
  welcomeOffer?: OfferTerms | null
}

/** A place reduced to the fields of its row. */
export function playCasinoOf({
  welcomeOffer: offer,
  ...casino
}: Casino & { welcomeOffer: OfferTerms | null }): PlayCasino {
  return {
    id: casino.id,
    slug: casino.slug,
    name: casino.name,
    logoUrl: casino.logoUrl,
    license: casino.license,
    safetyIndex: casino.safetyIndex,
    userRating: casino.userRating,
    features: casino.features.slice(0, OFFER_PAGE.casinoFeatures),
    affiliateUrl: null,
    websiteUrl: casino.websiteUrl,
    restrictedCountries: casino.restrictedCountries,
    restrictionsChecked: casino.restrictionsChecked,
    welcomeOffer: offer && {
      id: offer.id,
      slug: offer.slug,
      amount: offer.amount,
      wageringRequirement: offer.wageringRequirement,
      minDeposit: offer.minDeposit,
      validUntil: offer.validUntil,
      noEndDate: offer.noEndDate,
    },
  }
}
