import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ITEM_KINDS, ITEM_MANY, ITEM_NOUNS, ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { timeLeft } from '#domain/shared/time-left.ts'
import { grouped } from './panel.tsx'

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

/** How many items lack a fact, each count leading to their table. */
function MissingFacts({ counts }: { counts: Overview['missingFacts'] }) {
  const lacking = ITEM_KINDS.filter((kind) => counts[kind] > 0)
  return (
    <WaitingCard title="Missing facts" count={lacking.reduce((sum, kind) => sum + counts[kind], 0)}>
      {lacking.length === 0 ? (
        'No facts are missing.'
      ) : (
        <ul className="missing-facts">
          {lacking.map((kind) => (
            <li key={kind}>
              <Link className="panel__link" to={paths.admin(`${ITEM_PATHS[kind]}?missing=true`)}>
                {grouped(counts[kind])}{' '}
                {counts[kind] === 1 ? ITEM_NOUNS[kind].toLowerCase() : ITEM_MANY[kind]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WaitingCard>
  )
}

interface WaitingCardProps {
  title: string
  count: number
  /** What to do about it. */
  children: ReactNode
}

/** One number of things that wait, with the way to them. */
function WaitingCard({ title, count, children }: WaitingCardProps) {
  const id = useId()
  return (
    <section className="card card--flat wait" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <b className="num" data-none={count === 0 || undefined}>
        {grouped(count)}
      </b>
      <div className="wait__way">{children}</div>
    </section>
  )
}
