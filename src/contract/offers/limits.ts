/** Bonuses and games are cut into pages that fill rows of two, three and four. */
export const OFFERS_PER_PAGE = 24
/** Related articles on bonus and game pages, reviews at a time, features of a casino in the play dialog. */
export const OFFER_PAGE = { relatedPosts: 3, reviewsAtATime: 5, casinoFeatures: 3, places: 3 } as const
