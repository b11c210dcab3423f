import { Link } from 'react-router'
import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { isEndingSoon, timeLeft } from '#domain/shared/time-left.ts'
import { clsx } from 'clsx'
import { grouped } from './grouped.ts'
import { Panel, PanelEmpty } from './panel.tsx'

interface ExpiringBonusesProps {
  bonuses: Overview['expiringBonuses']
  /** When they were asked for. */
  now: Date
  days: number
}

/** Offers on the site that end within these days. */
export function ExpiringBonuses({ bonuses: { total, next }, now, days }: ExpiringBonusesProps) {
  return (
    <Panel
      title="Bonuses that end next"
      note={`${grouped(total)} active ${total === 1 ? 'bonus ends' : 'bonuses end'} within ${days} days.`}
      all={{ to: paths.admin('bonuses?status=shown&sort=validUntil-asc'), label: 'All bonuses' }}
    >
      {next.length === 0 ? (
        <PanelEmpty>No bonus ends within {days} days.</PanelEmpty>
      ) : (
        <ul className="panel__list">
          {next.map(({ id, title, casinoName, validUntil }) => (
            <li key={id} className="panel__row">
              <span className="panel__main">
                <Link className="panel__link" to={paths.admin(`bonuses?edit=${id}`)}>
                  {title}
                </Link>
                <span className="mut xs">{casinoName}</span>
              </span>
              <span className={clsx('panel__when', isEndingSoon(validUntil, now) && 'panel__when--soon')}>
                {timeLeft(validUntil, now)}
                <time className="mut xs" dateTime={validUntil}>
                  {formatDate(validUntil)}
                </time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
