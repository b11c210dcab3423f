import { BadgeCheck, Search } from 'lucide'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import {
  EVERY_REVIEW,
  isReviewFilterSet,
  REVIEW_SORTS,
  SCORE_BANDS,
  type ReviewFilter,
} from '#contract/reviews/review-filter.ts'
import { WEIGHED_REVIEWS } from '#contract/reviews/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'

interface ReviewToolsProps {
  filter: ReviewFilter
  counts: ReviewCounts
  total: number
  addressOf: (filter: ReviewFilter) => string
}

/** The distribution of scores, order and search. Links and a form, so that every choice has an address. */
export function ReviewTools({ filter, counts, total, addressOf }: ReviewToolsProps) {
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
        open={filter.about !== '' || filter.words !== '' || filter.isVerified}
      >
        <SubjectChips filter={filter} counts={counts} addressOf={addressOf} />
        <WordSearch key={filter.words} filter={filter} addressOf={addressOf} />
      </Fold>
      <p className="sm mut weigh__found" role="status">
        {isFiltered && `${grouped(counts.found)} of ${counted(counts.considered, 'review')}`}
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
          <span className="xs">Counted in the newest {grouped(counts.considered)} reviews.</span>
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

interface ScoreBandsProps {
  filter: ReviewFilter
  scores: ReviewCounts['scores']
  addressOf: (filter: ReviewFilter) => string
}

/** The number of reviews by score. A press filters by the score, a second one shows all again. */
function ScoreBands({ filter, scores, addressOf }: ScoreBandsProps) {
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
            <b className="num">{grouped(count)}</b>
            <progress className="rule rule--sm" value={count} max={Math.max(total, 1)} aria-hidden="true" />
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

interface SubjectChipsProps {
  filter: ReviewFilter
  counts: ReviewCounts
  addressOf: (filter: ReviewFilter) => string
}

/** Verified reviews, and frequent subjects: toggles with their number of results. */
function SubjectChips({ filter, counts, addressOf }: SubjectChipsProps) {
  const isWindowed = counts.considered > WEIGHED_REVIEWS.readForSubjects
  return (
    <>
      <ul className="tags weigh__chips" aria-label="Mentioned often">
        {(counts.verified > 0 || filter.isVerified) && (
          <li>
            <Chip
              to={addressOf({ ...filter, isVerified: !filter.isVerified })}
              isChosen={filter.isVerified}
              count={counts.verified}
            >
              <Icon of={BadgeCheck} size={16} />
              Verified
            </Chip>
          </li>
        )}
        {counts.subjects.map(({ subject, name, count }) => (
          <li key={subject}>
            <Chip
              to={addressOf({ ...filter, about: filter.about === subject ? '' : subject })}
              isChosen={filter.about === subject}
              count={count}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      {isWindowed && counts.subjects.length > 0 && (
        <p className="xs mut">
          Subjects are counted in the newest {WEIGHED_REVIEWS.readForSubjects} reviews.
        </p>
      )}
    </>
  )
}

interface ChipProps {
  to: string
  isChosen: boolean
  count: number
  children: ReactNode
}

function Chip({ to, isChosen, count, children }: ChipProps) {
  return (
    <Link
      className="chip"
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      rel="nofollow"
    >
      {children}
      <span className="count">{grouped(count)}</span>
    </Link>
  )
}
