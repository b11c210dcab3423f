import { paths } from '#contract/shared/paths.ts'
import { REVIEW_KINDS, writeReviewSearch, type ReviewSearch } from '#contract/reviews/review-search.ts'
import { Link } from '#ui/link.tsx'

/** The kinds of reviewed items, as links, so that each list has an address. */
export function ReviewKinds({ search }: { search: ReviewSearch }) {
  return (
    <nav className="scroll-x" aria-label="Reviews of">
      {(['all', ...REVIEW_KINDS] as const).map((kind) => (
        <Link
          key={kind}
          className="chip"
          to={reviewsAddress({ ...search, kind, write: undefined, page: 1 })}
          preventScrollReset
          aria-current={kind === search.kind ? 'true' : undefined}
        >
          {NAMES[kind]}
        </Link>
      ))}
    </nav>
  )
}

/** The canonical address of a page of the list. */
export function reviewsAddress(search: ReviewSearch): string {
  return paths.reviews(writeReviewSearch(search))
}

const NAMES: Readonly<Record<ReviewSearch['kind'], string>> = {
  all: 'All',
  casinos: 'Casinos',
  bonuses: 'Bonuses',
  games: 'Games',
}
