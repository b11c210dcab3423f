import { paths } from '#contract/shared/paths.ts'
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
        , which of them wait under{' '}
        <Link className="link" to={paths.reviewsPolicy()}>
          Reviews policy
        </Link>
        .
      </p>
    </div>
  )
}
