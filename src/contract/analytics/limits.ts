/** How long an interest in a game counts for its popularity, in days (decision D-44). */
export const INTEREST_DAYS = 30
/**
 * How many casinos, bonuses or games one visitor address may add to in each measure of interest on a day. Few visitors
 * open as many; behind one address of a mobile network or an office there are several.
 */
export const INTEREST_TARGETS_A_DAY = 40
/** How long the daily sums of interest are kept, which lead to no visitor; a year and some weeks to compare it with. Days. */
export const INTEREST_KEPT_DAYS = 400
