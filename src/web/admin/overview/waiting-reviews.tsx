import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { grouped } from './grouped.ts'
import { Panel, PanelEmpty } from './panel.tsx'

/** Reviews that were held and that nobody has decided about. */
export function WaitingReviews({ reviews: { total, newest } }: { reviews: Overview['waitingReviews'] }) {
  return (
    <Panel
      title="Reviews waiting"
      note={
        total === 0
          ? 'Held reviews wait here until somebody decides.'
          : `${grouped(total)} held ${total === 1 ? 'review waits' : 'reviews wait'} for a decision. The newest:`
      }
      all={{ to: paths.admin('reviews'), label: 'All reviews' }}
    >
      {newest.length === 0 ? (
        <PanelEmpty>No reviews wait.</PanelEmpty>
      ) : (
        <ul className="panel__list">
          {newest.map(({ id, title, userName, targetName, heldFor, createdAt }) => (
            <li key={id} className="panel__row">
              <span className="panel__main">
                <span className="panel__words">{title}</span>
                <span className="mut xs">
                  {userName} about {targetName}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                </span>
                <span className="panel__tags">
                  {heldFor.map((reason) => (
                    <Badge key={reason} tone="chip">
                      {reason}
                    </Badge>
                  ))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
