import type { CasinoCardData } from '#contract/casinos.schema.ts'

/** What a card shows, and no more: a page of twenty casinos carries this twice, as HTML and as data. */
export function cardOf(casino: CasinoCardData): CasinoCardData {
  return {
    id: casino.id,
    name: casino.name,
    logoUrl: casino.logoUrl,
    establishedYear: casino.establishedYear,
    safetyIndex: casino.safetyIndex,
    license: casino.license,
    paymentMethods: casino.paymentMethods,
    features: casino.features,
    affiliateUrl: casino.affiliateUrl,
    websiteUrl: casino.websiteUrl,
    expertRating: casino.expertRating,
    userRating: casino.userRating,
    userAverage: casino.userAverage,
    totalReviews: casino.totalReviews,
  }
}
