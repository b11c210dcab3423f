import { STAFF_COOKIE } from '#contract/clicks/click-words.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** From now on clicks from this browser on links to casinos are those of staff, and not counted. It grants nothing. */
export function markStaff(): void {
  document.cookie = `${STAFF_COOKIE}=1; path=/go; max-age=${YEAR_SECONDS}; samesite=lax`
}
