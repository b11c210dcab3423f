/** Fills rows of two, three, four and six. */
export const PICTURES_PER_PAGE = 24
/**
 * Pictures that are fetched from other sites: milliseconds that one may take, how many at a time, how many different
 * ones of one import, minutes after which an import fetches no more, and failures in a row after which a host is not
 * asked again.
 */
export const PICTURE_FETCH = {
  withinMs: 10_000,
  atATime: 4,
  ofAnImport: 2_000,
  minutes: 30,
  failuresOfHost: 5,
} as const
