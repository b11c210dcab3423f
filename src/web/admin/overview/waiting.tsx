import { Link } from 'react-router'
import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { timeLeft } from '#domain/shared/time-left.ts'
import { grouped } from './grouped.ts'
import { MissingFacts } from './missing-facts.tsx'
import { WaitingCard } from './waiting-card.tsx'

interface WaitingProps {
  overview: Overview
  now: Date
}

/** What waits for staff, in three numbers above everything else. */
export function Waiting({ overview, now }: WaitingProps) {
  const { waitingReviews, expiringBonuses, missingFacts, days } = overview
  const [newest] = waitingReviews.newest
  const [next] = expiringBonuses.next
  return (
    <div className="waits">
      <WaitingCard title="Reviews to decide" count={waitingReviews.total}>
        {newest === undefined ? (
          'No review waits.'
        ) : (
          <Link className="panel__link" to={paths.admin('reviews')}>
            Read {waitingReviews.total === 1 ? 'it' : `all ${grouped(waitingReviews.total)}`}
          </Link>
        )}
      </WaitingCard>
      <WaitingCard title={`Bonuses ending in ${days} days`} count={expiringBonuses.total}>
        {next === undefined ? (
          'None ends soon.'
        ) : (
          <Link className="panel__link" to={paths.admin(`bonuses?edit=${next.id}`)}>
            {next.title}, {timeLeft(next.validUntil, now)}
          </Link>
        )}
      </WaitingCard>
      <MissingFacts counts={missingFacts} />
    </div>
  )
}
