/**
 * `featured`: the most items of one section, so that the page stays short however many are featured. `ranked`: how many
 * items the ranking examines, a few more than it shows, because an item without a safety index has no rank.
 */
export const HOME = { featured: 24, latestCasinos: 15, hotGames: 8, latestGames: 8, posts: 6 } as const
/** The stretches that the dashboard offers to look back and ahead, in days, and the default. */
export const OVERVIEW_DAYS = [7, 30, 90] as const
export type OverviewDays = (typeof OVERVIEW_DAYS)[number]
export const OVERVIEW_PRESET_DAYS: OverviewDays = 30
/** The length of each list on the dashboard. */
export const OVERVIEW = {
  deadLinks: 20,
  clickedCasinos: 5,
  /** Of the most frequent search texts: how many are tried, and how many without results are shown. */
  searchTexts: 200,
  searches: 5,
  waitingReviews: 3,
  expiringBonuses: 5,
  latestCasinos: 5,
} as const
