import { Link } from 'react-router'
import type { QueuedReview, ReviewContext } from '#contract/reviews/moderation-queue.schema.ts'
import { wordDifferences } from '#domain/shared/word-differences.ts'
import type { WordRun } from '#domain/shared/word-differences.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { HELD_REASONS } from '#contract/reviews/moderation.ts'
import { STATE_WORDS } from './moderation-words.ts'
import type { Queue } from './use-queue.ts'

interface SimilarReviewsProps {
  review: QueuedReview
  context: ReviewContext | undefined
  hrefOf: Queue['hrefOf']
}

/** The reviews that this one nearly repeats, side by side with the differences marked. */
export function SimilarReviews({ review, context, hrefOf }: SimilarReviewsProps) {
  if (!review.heldFor.includes(HELD_REASONS.similar)) return null
  return (
    <section className="review-part">
      <h3>Nearly the same</h3>
      {context === undefined ? (
        <Skeleton className="review-part__sk" />
      ) : context.similar.length === 0 ? (
        <p className="sm mut">The other review is gone.</p>
      ) : (
        context.similar.map((other) => <Pair key={other.id} review={review} other={other} hrefOf={hrefOf} />)
      )}
    </section>
  )
}

function Pair({
  review,
  other,
  hrefOf,
}: {
  review: QueuedReview
  other: QueuedReview
  hrefOf: Queue['hrefOf']
}) {
  const [mine, theirs] = wordDifferences(review.content, other.content)
  return (
    <div className="review-pair">
      <div>
        <p className="xs mut">This review</p>
        <Runs runs={mine} />
      </div>
      <div>
        <p className="xs mut">
          <Link className="link" to={hrefOf({ review: String(other.id) })} preventScrollReset>
            {other.title}
          </Link>
          {` by ${other.userName} about ${other.targetName}, `}
          <AdminTime at={other.createdAt} />
          {`, ${STATE_WORDS[other.state].label.toLowerCase()}`}
        </p>
        <Runs runs={theirs} />
      </div>
    </div>
  )
}

function Runs({ runs }: { runs: readonly WordRun[] }) {
  return (
    <p className="review-pair__text">
      {runs.map(({ text, from, isShared }) =>
        isShared ? <span key={from}>{text}</span> : <mark key={from}>{text}</mark>,
      )}
    </p>
  )
}
