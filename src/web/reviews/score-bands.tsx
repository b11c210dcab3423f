import { SCORE_BANDS } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Link } from '#ui/link.tsx'

interface ScoreBandsProps {
  filter: ReviewFilter
  scores: ReviewCounts['scores']
  addressOf: (filter: ReviewFilter) => string
}

/** How many reviews gave which score; a press shows them alone, another one all again. */
export function ScoreBands({ filter, scores, addressOf }: ScoreBandsProps) {
  const total = Object.values(scores).reduce((sum, count) => sum + count, 0)
  return (
    <ul className="weigh__bands" aria-label="Scores">
      {SCORE_BANDS.map(({ band, name, from, to }) => {
        const isChosen = filter.score === band
        const count = scores[band]
        const face = (
          <>
            <span>
              {name} <span className="mut">{`${from}–${to}`}</span>
            </span>
            <b className="num">{count.toLocaleString('en')}</b>
            <span className="rule rule--sm" aria-hidden="true">
              <svg width={`${total === 0 ? 0 : Math.round((count / total) * 100)}%`} />
            </span>
          </>
        )
        return (
          <li key={band}>
            {count === 0 && !isChosen ? (
              <span className="weigh__band mut">{face}</span>
            ) : (
              <Link
                className="weigh__band"
                to={addressOf({ ...filter, score: isChosen ? undefined : band })}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
                rel="nofollow"
              >
                {face}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
