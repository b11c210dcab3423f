import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { useSite } from '../shell/site-data.ts'

/** What the site says to a review, in its name and as plain text; nothing where it said nothing. */
export function SiteAnswer({ review }: { review: Pick<CasinoReview, 'answer' | 'answeredAt'> }) {
  const { brand } = useSite()
  const { answer, answeredAt } = review
  if (answer === null) return null
  const date = formatDate(answeredAt)
  return (
    <div className="site-answer">
      <p className="review__who">
        <b>Answer from {brand.name}</b>
        {date !== undefined && <time dateTime={answeredAt ?? undefined}>{date}</time>}
      </p>
      <p className="review__text" data-folded="lines">
        {answer}
      </p>
    </div>
  )
}
