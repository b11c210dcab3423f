/** The demo casinos with their expert reviews. */
import type { Kysely } from 'kysely'
import type { KeptMarks } from '../column-types.ts'
import type { Tables } from '../tables.ts'
import { DEMO_REVIEWS } from './casino-reviews.ts'
import { DEMO_MARKS, DEMO_SET_BY_HAND } from './casino-safety.ts'
import { daysAgo } from './demo-dates.ts'
import { idOf } from './demo-ids.ts'
import type { Ids } from './demo-ids.ts'
import type { DemoCasino } from './demo-types.ts'
import { expertReviewRow, expertRating } from './expert-review-row.ts'
import { inBatches } from '../queries/sql/in-batches.ts'
import { casinoSums } from './review-sums.ts'
import type { ReviewSums } from './review-sums.ts'

export async function insertCasinos(
  db: Kysely<Tables>,
  casinos: readonly DemoCasino[],
  sums: ReviewSums,
  now: Date,
): Promise<Ids> {
  const rows = casinos.map((casino) => ({
    is_demo: true,
    name: casino.name,
    description: casino.description,
    logo_url: casino.logoUrl ?? null,
    established_year: casino.establishedYear,
    safety_index: casino.safetyIndex,
    license: casino.license,
    restricted_countries: [...casino.restrictedCountries],
    restrictions_checked: casino.restrictionsChecked ?? false,
    payment_methods: [...casino.paymentMethods],
    supported_currencies: [...casino.supportedCurrencies],
    features: [...casino.features],
    game_providers: [...casino.gameProviders],
    affiliate_url: casino.affiliateUrl ?? null,
    website_url: casino.websiteUrl,
    is_active: casino.isActive ?? true,
    is_featured: casino.isFeatured ?? false,
    created_at: daysAgo(now, casino.addedDaysAgo),
    expert_rating: casino.expertReview ? expertRating(casino.expertReview) : null,
    ...reviewColumns(casino.name, now),
    ...safetyColumns(casino.name, now),
    ...casinoSums(sums, casino.name),
  }))
  const saved = await inBatches(rows, (batch) =>
    db.insertInto('casinos').values(batch).returning(['id', 'name']).execute(),
  )
  const ids = new Map(saved.map(({ id, name }) => [name, id]))
  const reviews = casinos.flatMap(({ name, expertReview }) =>
    expertReview ? [expertReviewRow(idOf(ids, name), expertReview)] : [],
  )
  await db.insertInto('expert_reviews').values(reviews).execute()
  return ids
}

/** The same columns for every casino: one statement inserts them all. */
function reviewColumns(name: string, now: Date) {
  const { review = null, author = null, testedDaysAgo, checkedDaysAgo } = DEMO_REVIEWS[name] ?? {}
  return {
    review,
    review_author: author,
    tested_on: dayAgo(now, testedDaysAgo),
    checked_on: dayAgo(now, checkedDaysAgo),
  }
}

function safetyColumns(name: string, now: Date) {
  const { setBy = null, setDaysAgo, reason = null } = DEMO_SET_BY_HAND[name] ?? {}
  const given = DEMO_MARKS[name]
  const on = dayAgo(now, given?.markedDaysAgo)
  const marks = Object.entries(given?.marks ?? {}).map(([part, [mark, why]]) => [
    part,
    { mark, reason: why, on },
  ])
  return {
    safety_set_by: setBy,
    safety_set_on: dayAgo(now, setDaysAgo),
    safety_reason: reason,
    safety_marks: marks.length === 0 ? null : (Object.fromEntries(marks) as KeptMarks),
  }
}

function dayAgo(now: Date, days: number | undefined): string | null {
  return days === undefined ? null : daysAgo(now, days).toISOString().slice(0, 10)
}
