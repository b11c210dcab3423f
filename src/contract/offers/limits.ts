/** Bonuses and games on one page. Divisible by two, three and four, so that rows are full. */
export const OFFERS_PER_PAGE = 24
/** Limits on bonus and game pages: related articles, reviews at a time, and features of a casino in the play dialog. */
export const OFFER_PAGE = { relatedPosts: 3, reviewsAtATime: 5, casinoFeatures: 3, places: 3 } as const
