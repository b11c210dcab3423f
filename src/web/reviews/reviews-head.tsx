import { WifiOff } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'

/** What the list of all reviews is. */
export function ReviewsHead() {
  return (
    <div className="page-head">
      <h1>Casino Reviews</h1>
      <p>
        What visitors say about casinos, bonuses and games, newest first. How reviews become a score stands
        under{' '}
        <Link className="link" to={paths.howWeRate()}>
          How we rate
        </Link>
        .
      </p>
    </div>
  )
}

/** The list when it could not be loaded. */
export function ReviewsFailed() {
  return (
    <div className="wrap">
      <ReviewsHead />
      <div role="alert">
        <EmptyState
          failed
          icon={WifiOff}
          as="h2"
          title="Failed to Load Reviews"
          action={
            <ButtonLink variant="outline" to={paths.reviews()} reloadDocument>
              Try Again
            </ButtonLink>
          }
        >
          Please try again later or check your connection.
        </EmptyState>
      </div>
    </div>
  )
}
