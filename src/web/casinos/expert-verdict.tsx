import { ClipboardList } from 'lucide'
import type { ExpertReview } from '#contract/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/options.ts'
import { scoreBand } from '#domain/score-bands.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScoreBadge } from '../scores/score-badge.tsx'
import { ScoreRule } from '../scores/score-rule.tsx'
import { BigScore } from './big-score.tsx'

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
  return (
    <div className="card card--flat panel">
      <div className="verdict">
        <BigScore value={Number(review.overallRating)} />
        {review.summary !== null && <p className="verdict__summary">{review.summary}</p>}
      </div>
      <div className="cats">
        {RATING_CATEGORIES.map((category) => {
          const value = Number(review[`${category}Rating`])
          const explanation = review[`${category}Explanation`]
          return (
            <div key={category} className={`rcat s-${scoreBand(value)}`}>
              <div className="rcat__top">
                <h3>{RATING_CATEGORY_NAMES[category]}</h3>
                <ScoreRule size="lg" value={value} />
                <ScoreBadge value={value} suffix={<span className="sr"> out of 10</span>} />
              </div>
              {explanation !== null && <p>{explanation}</p>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
