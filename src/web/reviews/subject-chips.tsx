import { BadgeCheck } from 'lucide'
import type { ReactNode } from 'react'
import { WEIGHED_REVIEWS } from '#contract/shared/limits.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

interface SubjectChipsProps {
  filter: ReviewFilter
  counts: ReviewCounts
  addressOf: (filter: ReviewFilter) => string
}

/** Verified reviews, and what reviews mention often: each a switch with the number of reviews that it leaves. */
export function SubjectChips({ filter, counts, addressOf }: SubjectChipsProps) {
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
      <span className="count">{count.toLocaleString('en')}</span>
    </Link>
  )
}
