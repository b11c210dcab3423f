/** How many votes a browser remembers to mark the reviews that it voted for. The oldest are forgotten. */
export const REMEMBERED_VOTES = 200
/** Ratings run from 1 to 10 in visitor reviews and from 0 to 10 in expert reviews. */
export const RATING = { min: 1, max: 10, preset: 8 } as const
/** Characters. */
export const CASINO_REVIEW = { title: 50, content: 500 } as const
export const BONUS_REVIEW = { userNameMin: 2, titleMin: 5, contentMin: 10, content: 500 } as const
export const GAME_REVIEW = { userNameMin: 2, titleMin: 5, contentMin: 10, content: 450 } as const
/** How much of a long review the casino page shows, in characters. */
export const REVIEW_EXCERPT = { title: 50, content: 300 } as const
/** The editorial baseline of the game badge (decision D-70). */
export const GAME_BASELINE_RATING = 8.2
/**
 * When one address sends more reviews than this within an hour, the further ones are held for staff (decision D-58).
 */
export const REVIEWS_PER_HOUR = 10
export const REVIEWS_PER_PAGE = 20
/**
 * How many of the newest reviews are used to count scores and to filter, and in how many of those subjects are looked
 * for. Reading all 10,000 reviews of a casino would take as long as rendering its page a dozen times.
 */
export const WEIGHED_REVIEWS = { considered: 2000, readForSubjects: 200 } as const
