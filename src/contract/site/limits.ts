/**
 * `featured`: of any one section, so that the page stays a page however many are featured. `ranked`: of these the
 * ranking looks for reasons, a few more than it shows, because one without a safety index has no rank.
 */
export const HOME = {
  featured: 24,
  latestCasinos: 15,
  hotGames: 8,
  latestGames: 8,
  posts: 6,
} as const
/** How far back and ahead the dashboard may look, in days, and how far without a choice. */
export const OVERVIEW_DAYS = [7, 30, 90] as const
export type OverviewDays = (typeof OVERVIEW_DAYS)[number]
export const OVERVIEW_PRESET_DAYS: OverviewDays = 30
/** How much of each list the dashboard shows. */
export const OVERVIEW = {
  deadLinks: 20,
  clickedCasinos: 5,
  /** Of the most frequent search texts, how many are tried and how many that find nothing are shown. */
  searchTexts: 200,
  searches: 5,
  waitingReviews: 3,
  expiringBonuses: 5,
  latestCasinos: 5,
} as const
