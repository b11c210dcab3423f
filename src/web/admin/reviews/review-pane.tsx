import type { QueuedReview, ReviewContext } from '#contract/reviews/moderation-queue.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { AuthorReviews } from './author-reviews.tsx'
import { HeldReasons } from './held-reasons.tsx'
import { foundIn, MarkedText } from './marked-text.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { SimilarReviews } from './similar-reviews.tsx'
import { SiteAnswerEditor } from './site-answer-editor.tsx'
import type { Queue } from './use-queue.ts'

interface ReviewPaneProps {
  review: QueuedReview
  /** Undefined while it is loading. */
  context: ReviewContext | undefined
  hrefOf: Queue['hrefOf']
}

/** A whole review: why it waits, its words with what was found, its ratings, and what else is known. */
export function ReviewPane({ review, context, hrefOf }: ReviewPaneProps) {
  return (
    <>
      {review.state !== 'published' && <HeldReasons review={review} />}
      <p className="moderated__text">
        <MarkedText text={review.content} found={foundIn(review, 'content')} />
      </p>
      {review.kind === 'casino' && (
        <ul className="moderated__ratings" aria-label="Ratings">
          {RATING_CATEGORIES.map((category) => (
            <li key={category}>
              {RATING_CATEGORY_NAMES[category]} <b>{review[`${category}Rating`]}</b>
            </li>
          ))}
        </ul>
      )}
      <SimilarReviews review={review} context={context} hrefOf={hrefOf} />
      <ReviewFacts review={review} hrefOf={hrefOf} />
      <AuthorReviews review={review} context={context} hrefOf={hrefOf} />
      <SiteAnswerEditor review={review} hrefOf={hrefOf} />
    </>
  )
}
