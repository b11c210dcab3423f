import { ClipboardList } from 'lucide'
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { RatedPart } from './casino-evidence.tsx'
import { BigScore } from './casino-parts.tsx'

/** The editors' verdict: one number, the reason, and its six categories. Server only. */
export function ExpertVerdict({ review, field }: { review: ExpertReview | undefined; field: CasinoField }) {
  if (review === undefined)
    return (
      <>
        <h2 id="expert-review-title">Expert Review</h2>
        <EmptyState icon={ClipboardList} title="No expert review available for this casino yet." />
      </>
    )
  const isWhole = RATING_CATEGORIES.every((category) => review[`${category}Rating`] !== null)
  return (
    <>
      <h2 id="expert-review-title">Expert Review</h2>
      <div className="card card--flat panel">
        <div className="verdict">
          {review.overallRating === null ? (
            <div className="bigscore bigscore--none">
              <p>Overall rating not stated</p>
              <p className="sm mut">{testedCategories(review)}</p>
            </div>
          ) : (
            <div>
              <BigScore value={Number(review.overallRating)} />
              {!isWhole && <p className="sm mut mt-2">{testedCategories(review)}</p>}
            </div>
          )}
          {review.summary !== null && <p className="verdict__summary lines">{review.summary}</p>}
        </div>
        <div className="grid">
          {RATING_CATEGORIES.map((category) => {
            const rating = review[`${category}Rating`]
            const explanation = review[`${category}Explanation`]
            return (
              <RatedPart
                key={category}
                title={RATING_CATEGORY_NAMES[category]}
                value={rating === null ? null : Number(rating)}
                median={field[category]?.median}
              >
                {explanation !== null && <p className="lines">{explanation}</p>}
              </RatedPart>
            )
          })}
          {RATING_CATEGORIES.some((category) => field[category] !== null) && (
            <p className="median-key flex items-center gap-2 pt-3 text-xs">Median of all casinos</p>
          )}
        </div>
      </div>
    </>
  )
}
