/** How long an interest in a game counts for its popularity, in days (decision D-44). */
export const INTEREST_DAYS = 30
/**
 * How many casinos, bonuses or games one visitor address may add to per measure and day. Few visitors open as many. An
 * office or a mobile network shares one address among several visitors.
 */
export const INTEREST_TARGETS_A_DAY = 40
/**
 * How long the daily sums of interest are kept, in days: a year and some weeks for comparison. The sums name no
 * visitor.
 */
export const INTEREST_KEPT_DAYS = 400
