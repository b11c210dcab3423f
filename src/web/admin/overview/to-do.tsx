import { ChevronRight, FilePen, ListChecks, MessageSquareText, Timer } from 'lucide'
import type { IconNode } from 'lucide'
import { Link } from 'react-router'
import { ITEM_KINDS, ITEM_MANY, ITEM_NOUNS, ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { grouped } from './panel.tsx'

interface ToDoProps {
  overview: Overview
  /** How many forms this person has begun and not saved. */
  drafts: number
}

interface Task {
  icon: IconNode
  count: number
  one: string
  many: string
  to: string
}

/** What waits for staff: each line leads to its place; what does not wait is left out. */
export function ToDo({ overview, drafts }: ToDoProps) {
  const { waitingReviews, expiringBonuses, missingFacts, days } = overview
  const tasks: Task[] = [
    {
      icon: MessageSquareText,
      count: waitingReviews.total,
      one: 'review waits for you',
      many: 'reviews wait for you',
      to: paths.admin('reviews'),
    },
    {
      icon: FilePen,
      count: drafts,
      one: 'draft is not saved',
      many: 'drafts are not saved',
      to: paths.admin('drafts'),
    },
    {
      icon: Timer,
      count: expiringBonuses.total,
      one: `bonus ends in ${days} days`,
      many: `bonuses end in ${days} days`,
      to: paths.admin('bonuses?status=shown&sort=validUntil-asc'),
    },
    ...ITEM_KINDS.map((kind) => ({
      icon: ListChecks,
      count: missingFacts[kind],
      one: `${ITEM_NOUNS[kind].toLowerCase()} lacks facts`,
      many: `${ITEM_MANY[kind]} lack facts`,
      to: paths.admin(`${ITEM_PATHS[kind]}?missing=true`),
    })),
  ].filter(({ count }) => count > 0)
  return (
    <section className="card card--flat to-do" aria-labelledby="to-do">
      <h2 id="to-do">To do</h2>
      {tasks.length === 0 ? (
        <p className="mut sm">Nothing waits.</p>
      ) : (
        <ul>
          {tasks.map(({ icon, count, one, many, to }) => (
            <li key={many}>
              <Link to={to}>
                <Icon of={icon} size={18} />
                <span>
                  <b className="num">{grouped(count)}</b> {count === 1 ? one : many}
                </span>
                <Icon of={ChevronRight} size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
