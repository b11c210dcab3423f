import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { OfferTerms } from '#contract/comparisons/compared.ts'
import { OFFER_PAGE } from '#contract/offers/limits.ts'

/** What a row of the places to play shows of a casino. */
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
  /** Null where the casino makes none; undefined where no one asked, as in the dialog. */
  welcomeOffer?: OfferTerms | null
}

/** A place without what its row does not show, so that a page does not carry it. */
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
