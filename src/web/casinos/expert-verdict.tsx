import { ClipboardList } from 'lucide'
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES, type RatingCategory } from '#contract/shared/options.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScoreBadge, ScoreRule } from '../cards/scores.tsx'
import { BigScore } from './casino-parts.tsx'

interface ExpertVerdictProps {
  review: ExpertReview | undefined
  field: CasinoField
}

/** The editors' verdict: one number, the reason, and its six categories. Server only. */
export function ExpertVerdict({ review, field }: ExpertVerdictProps) {
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
          {RATING_CATEGORIES.map((category) => (
            <Category key={category} category={category} review={review} median={field[category]?.median} />
          ))}
          {RATING_CATEGORIES.some((category) => field[category] !== null) && (
            <p className="median-key flex items-center gap-2 pt-3 text-xs">Median of all casinos</p>
          )}
        </div>
      </div>
    </>
  )
}

interface CategoryProps {
  category: RatingCategory
  review: ExpertReview
  /** The median of all casinos; undefined where too few are rated. */
  median: number | undefined
}

/** A category with its rating and the median of all casinos. An unrated one has neither rule nor number. */
function Category({ category, review, median }: CategoryProps) {
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
            <ScoreRule size="lg" value={value} median={median} />
            {median !== undefined && (
              <span className="sr">The median of all casinos is {oneDigit(median)}.</span>
            )}
            <ScoreBadge value={value} suffix={<span className="sr"> out of 10</span>} />
          </>
        )}
      </div>
      {explanation !== null && <p className="lines">{explanation}</p>}
    </div>
  )
}
