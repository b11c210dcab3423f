import { Search } from 'lucide'
import { Form } from 'react-router'
import { EVERY_REVIEW, isReviewFilterSet, REVIEW_SORTS } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { TEXT } from '#contract/shared/limits.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { counted } from './counted.ts'
import { ScoreBands } from './score-bands.tsx'
import { SubjectChips } from './subject-chips.tsx'

interface ReviewToolsProps {
  filter: ReviewFilter
  counts: ReviewCounts
  /** How many reviews there are in all. */
  total: number
  addressOf: (filter: ReviewFilter) => string
  /** The search and the subjects are open from the start. */
  isOpen?: boolean
}

/** The distribution of scores, the order, and what to look for. Links and a form, so that all of it has an address. */
export function ReviewTools({ filter, counts, total, addressOf, isOpen = false }: ReviewToolsProps) {
  const isFiltered = isReviewFilterSet({ ...filter, order: 'newest' })
  return (
    <div className="weigh">
      <ScoreBands filter={filter} scores={counts.scores} addressOf={addressOf} />
      <nav className="scroll-x" aria-label="Order of reviews">
        {REVIEW_SORTS.map(({ sort, name }) => (
          <Link
            key={sort}
            className="chip"
            to={addressOf({ ...filter, order: sort })}
            aria-current={sort === filter.order ? 'true' : undefined}
            preventScrollReset
            rel="nofollow"
          >
            {name}
          </Link>
        ))}
      </nav>
      <Fold
        className="weigh__more"
        summaryClassName="see-all"
        summary="Search and filter reviews"
        open={isOpen || filter.about !== '' || filter.words !== '' || filter.isVerified}
      >
        <SubjectChips filter={filter} counts={counts} addressOf={addressOf} />
        <WordSearch key={filter.words} filter={filter} addressOf={addressOf} />
      </Fold>
      <p className="sm mut weigh__found" role="status">
        {isFiltered && `${counts.found.toLocaleString('en')} of ${counted(counts.considered, 'review')}`}
        {isFiltered && (
          <Link
            className="see-all"
            to={addressOf({ ...EVERY_REVIEW, order: filter.order })}
            preventScrollReset
          >
            Show all reviews
          </Link>
        )}
        {counts.considered < total && (
          <span className="xs">Counted in the newest {counts.considered.toLocaleString('en')} reviews.</span>
        )}
      </p>
    </div>
  )
}

function WordSearch({ filter, addressOf }: Pick<ReviewToolsProps, 'filter' | 'addressOf'>) {
  const address = addressOf({ ...filter, words: '' })
  const [path = '', query = ''] = address.replace(/#.*/, '').split('?')
  return (
    <Form
      className="search search--md"
      role="search"
      aria-label="Reviews"
      action={path + hashOf(address)}
      preventScrollReset
    >
      <Icon of={Search} />
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="words"
        defaultValue={filter.words}
        maxLength={TEXT.search}
        aria-label="Search reviews"
        placeholder="Search reviews..."
        enterKeyHint="search"
      />
      <button type="submit" className="btn btn--ghost btn--sm">
        Search
      </button>
    </Form>
  )
}

function hashOf(address: string): string {
  return /#.*$/.exec(address)?.[0] ?? ''
}
