/** Divisible by two, three, four and six, so that rows are full. */
export const PICTURES_PER_PAGE = 24
/**
 * Limits for fetching pictures from other sites: milliseconds per picture; pictures at a time; different pictures per
 * import; minutes after which an import stops fetching; and consecutive failures after which a host is skipped.
 */
export const PICTURE_FETCH = {
  withinMs: 10_000,
  atATime: 4,
  ofAnImport: 2_000,
  minutes: 30,
  failuresOfHost: 5,
} as const
