/** All data of a casino page, read together. */
import { CASINO_PAGE } from '#contract/casinos/limits.ts'
import { isReviewFilterSet, type ReviewFilter } from '#contract/reviews/review-filter.ts'
import { allOf } from '#domain/shared/all-of.ts'
import { warningOf } from '#domain/casinos/warning.ts'
import { trendStart, wholeMonths } from '#domain/reviews/review-trend.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { listFactChecks } from '../changes/fact-checks.ts'
import { listRelatedPostIds } from '../posts/posts.ts'
import { listReviewMonths } from '../reviews/review-months.ts'
import { countReviewChoices, weighCasinoReviews } from '../reviews/weighed-reviews.ts'
import { casinoField } from './casino-field.ts'
import { listSaferCasinos } from './casino-list.ts'
import { findCasinoParts } from './casino-parts.ts'
import { findCasino } from './casinos.ts'

/** Up to this many reviews are sent with the page. Of more, only the first visible ones are. */
const REVIEWS_WITH_PAGE = 20
const CUT = { whole: REVIEWS_WITH_PAGE, few: CASINO_PAGE.reviewsAtATime }

interface CasinoPageReading {
  filter: ReviewFilter
  /** True: all reviews that match the filter, however many. */
  showsAll: boolean
  now: Date
}

/** Undefined for a casino that is hidden from visitors. */
export async function findCasinoPage(
  catalogued: Catalogued,
  id: number,
  { filter, showsAll, now }: CasinoPageReading,
) {
  const { db } = catalogued
  const casino = await findCasino(db, id)
  if (casino === undefined) return undefined
  const limit = showsAll || casino.totalReviews <= REVIEWS_WITH_PAGE ? undefined : CASINO_PAGE.reviewsAtATime
  const isFiltered = isReviewFilterSet(filter)
  const { parts, weighed, months, ...rest } = await allOf({
    parts: findCasinoParts(db, id, {
      now,
      reviews: isFiltered ? 0 : limit,
      games: CASINO_PAGE.games,
      posts: await listRelatedPostIds(catalogued, casino, CASINO_PAGE.relatedPosts),
    }),
    weighed: isFiltered
      ? weighCasinoReviews(db, id, filter, showsAll ? undefined : CUT)
      : countReviewChoices(db, { casinoId: id }).then((counts) => ({ reviews: undefined, counts })),
    alternatives:
      warningOf(casino) === undefined ? [] : listSaferCasinos(catalogued, casino, CASINO_PAGE.alternatives),
    field: casinoField(db, now),
    months: listReviewMonths(db, id, trendStart(now)),
    checks: listFactChecks(db, 'casino', id),
  })
  return {
    casino,
    ...parts,
    ...rest,
    reviews: weighed.reviews ?? parts.reviews,
    counts: weighed.counts,
    months: wholeMonths(months, now),
  }
}
