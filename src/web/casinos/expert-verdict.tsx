import { ClipboardList } from 'lucide'
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import type { RatingCategory } from '#contract/shared/options.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { ScoreBadge, ScoreRule } from '../scores/scores.tsx'
import { BigScore } from './casino-parts.tsx'

/** The editors' verdict: one number, why, and the six categories that it is made of. */
export function ExpertVerdict({ review }: { review: ExpertReview | undefined }) {
  return (
    <section className="part" id="expert-review" aria-labelledby="expert-review-title">
      <h2 id="expert-review-title">Expert Review</h2>
      {review === undefined ? (
        <EmptyState icon={ClipboardList} title="No expert review available for this casino yet." />
      ) : (
        <Verdict review={review} />
      )}
    </section>
  )
}

function Verdict({ review }: { review: ExpertReview }) {
  const isWhole = RATING_CATEGORIES.every((category) => review[`${category}Rating`] !== null)
  return (
    <PhoneFold more="Read why" of="experts rated it so" className="card card--flat panel">
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
        {RATING_CATEGORIES.map((category) => (
          <Category key={category} category={category} review={review} />
        ))}
      </div>
    </PhoneFold>
  )
}

/** A category with its rating; one that was never rated has neither rule nor number. */
function Category({ category, review }: { category: RatingCategory; review: ExpertReview }) {
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
            <ScoreRule size="lg" value={value} />
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
