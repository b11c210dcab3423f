import { ClipboardList } from 'lucide'
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import type { RatingCategory } from '#contract/shared/options.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import type { Spread } from '#domain/shared/spread.ts'
import { axisOf, PlaceInField, PlaceKey } from '#ui/charts/place-in-field.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { ScoreBadge, ScoreRule } from '../scores/scores.tsx'
import { BigScore } from './casino-parts.tsx'

interface ExpertVerdictProps {
  review: ExpertReview | undefined
  /** Of the casino. */
  name: string
  /** Of all casinos. */
  field: CasinoField
}

/** The editors' verdict: one number, why, and the six categories that it is made of. Server only. */
export function ExpertVerdict({ review, name, field }: ExpertVerdictProps) {
  if (review === undefined)
    return (
      <>
        <h2 id="expert-review-title">Expert Review</h2>
        <EmptyState icon={ClipboardList} title="No expert review available for this casino yet." />
      </>
    )
  // A casino that is not listed may have a lower rating than all that are.
  const own = RATING_CATEGORIES.map((category) => Number(review[`${category}Rating`] ?? 10))
  const axis = axisOf(
    RATING_CATEGORIES.flatMap((category) => field[category] ?? []),
    10,
    ...own,
  )
  const isWhole = RATING_CATEGORIES.every((category) => review[`${category}Rating`] !== null)
  return (
    <>
      <h2 id="expert-review-title">Expert Review</h2>
      <PhoneFold more="Read why" of="experts rated it so">
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
          {review.summary !== null && (
            <p className="verdict__summary lines" data-folded="away">
              {review.summary}
            </p>
          )}
        </div>
        <div className="cats">
          {RATING_CATEGORIES.some((category) => field[category] !== null) && (
            <PlaceKey own={name} axis={axis} />
          )}
          {RATING_CATEGORIES.map((category) => (
            <Category
              key={category}
              category={category}
              review={review}
              field={field[category]}
              axis={axis}
            />
          ))}
        </div>
      </PhoneFold>
    </>
  )
}

interface CategoryProps {
  category: RatingCategory
  review: ExpertReview
  /** Of all casinos; null where too few are rated. */
  field: Spread | null
  axis: readonly [from: number, to: number]
}

/** A category with its rating among those of all casinos; one that was never rated has neither strip nor number. */
function Category({ category, review, field, axis }: CategoryProps) {
  const rating = review[`${category}Rating`]
  const value = rating === null ? null : Number(rating)
  const explanation = review[`${category}Explanation`]
  return (
    <div className={value === null ? 'rcat' : `rcat s-${scoreBand(value)}`}>
      <div className="rcat__top">
        <h3>{RATING_CATEGORY_NAMES[category]}</h3>
        {value === null ? (
          <span className="score-badge score-badge--none">{NOT_STATED}</span>
        ) : (
          <>
            {field === null ? (
              <ScoreRule size="lg" value={value} />
            ) : (
              <PlaceInField
                value={value}
                field={field}
                axis={axis}
                label={`${oneDigit(value)}, the median of all casinos is ${oneDigit(field.median)}`}
              />
            )}
            <ScoreBadge value={value} suffix={<span className="sr"> out of 10</span>} />
          </>
        )}
      </div>
      {explanation !== null && (
        <p className="lines" data-folded="away">
          {explanation}
        </p>
      )}
    </div>
  )
}
