import { CARD } from '#contract/items/limits.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'

/** Reduces a casino to the fields of its card, because a page sends twenty of them twice, as HTML and as data. */
export function cardOf(casino: CasinoCardData): CasinoCardData {
  const others = casino.paymentMethods.length - CARD.paymentMethods
  return {
    id: casino.id,
    slug: casino.slug,
    name: casino.name,
    logoUrl: casino.logoUrl,
    establishedYear: casino.establishedYear,
    safetyIndex: casino.safetyIndex,
    license: casino.license,
    restrictedCountries: casino.restrictedCountries,
    restrictionsChecked: casino.restrictionsChecked,
    paymentMethods: casino.paymentMethods.slice(0, CARD.paymentMethods),
    otherPaymentMethods: Math.max(others, 0),
    features: casino.features.slice(0, CARD.features),
    affiliateUrl: null,
    websiteUrl: casino.websiteUrl,
    expertRating: casino.expertRating,
    userRating: casino.userRating,
    userAverage: casino.userAverage,
    totalReviews: casino.totalReviews,
    payoutHours: casino.payoutHours,
    payoutsTimed: casino.payoutsTimed,
    moved: casino.moved,
  }
}
