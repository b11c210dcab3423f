import { Link } from 'react-router'
import type { QueuedReview, ReviewContext } from '#contract/reviews/moderation-queue.schema.ts'
import { AdminTime } from '../list/admin-time.tsx'
import { STATE_WORDS } from './moderation-words.ts'
import type { Queue } from './use-queue.ts'

interface AuthorReviewsProps {
  review: QueuedReview
  context: ReviewContext | undefined
  hrefOf: Queue['hrefOf']
}

/** Other reviews under the same name. Names are free to choose, so it may be another person. */
export function AuthorReviews({ review, context, hrefOf }: AuthorReviewsProps) {
  if (context === undefined || context.byAuthor.length === 0) return null
  return (
    <section className="review-part">
      <h3>Others named {review.userName}</h3>
      <ul className="review-others">
        {context.byAuthor.map(({ id, title, targetName, overallRating, state, createdAt }) => (
          <li key={id}>
            <Link className="link" to={hrefOf({ review: String(id) })} preventScrollReset>
              {title}
            </Link>
            <span className="mut">
              {` about ${targetName}, ${overallRating}/10, ${STATE_WORDS[state].label.toLowerCase()}, `}
              <AdminTime at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
