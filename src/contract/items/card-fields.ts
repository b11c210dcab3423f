/** The fields of items on cards and in rows. A page sends dozens of items, as HTML and as data. */

/** An offer of a casino, on the casino's card, in a comparison or in a list of places to play. */
export const OFFER_FACTS = [
  'id',
  'slug',
  'amount',
  'wageringRequirement',
  'minDeposit',
  'validUntil',
  'noEndDate',
] as const

/** A bonus on cards and in comparisons. */
export const BONUS_FACTS = [...OFFER_FACTS, 'title', 'type', 'maxWin', 'code', 'noCodeNeeded'] as const

/** A game on cards and in comparisons. */
export const GAME_FACTS = [
  'id',
  'slug',
  'name',
  'provider',
  'type',
  'rtp',
  'volatility',
  'minBet',
  'maxBet',
  'maxMultiplier',
  'imageUrl',
  'demoUrl',
  'userAverage',
  'totalReviews',
] as const

/** A casino in a list of places to play. */
export const PLACE_FACTS = [
  'id',
  'slug',
  'name',
  'logoUrl',
  'license',
  'safetyIndex',
  'userRating',
  'features',
  'affiliateUrl',
  'websiteUrl',
  'restrictedCountries',
  'restrictionsChecked',
] as const

export const CASINO_CARD_FACTS = [
  ...PLACE_FACTS,
  'establishedYear',
  'paymentMethods',
  'expertRating',
  'userAverage',
  'totalReviews',
  'payoutHours',
  'payoutsTimed',
  'moved',
] as const

export const LISTED_REVIEW_FACTS = [
  'id',
  'kind',
  'targetId',
  'targetName',
  'targetSlug',
  'targetLogoUrl',
  'userName',
  'title',
  'content',
  'overallRating',
  'isVerified',
  'createdAt',
  'answer',
  'answeredAt',
] as const
