import {
  ArrowRight,
  ChevronRight,
  FilePen,
  ListChecks,
  MessageSquareText,
  Timer,
  type IconNode,
} from 'lucide'
import { Link, useNavigate } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
import { ITEM_KINDS } from '#contract/items/item-kinds.ts'
import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import type { CasinoRow } from '#contract/items/admin-rows.schema.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { ADMIN_SECTIONS } from '../admin-sections.ts'
import { DataTable, type DataColumn } from '../items/list/data-table.tsx'
import { CASINO_COLUMNS } from '../casinos/casino-columns.tsx'
import { columnClass } from '../items/table/column.ts'
import { ItemActions } from '../items/table/admin-table.tsx'
import { RowName } from '../items/table/row-parts.tsx'

export function LatestCasinos({ casinos }: { casinos: readonly CasinoRow[] }) {
  const navigate = useNavigate()
  return (
    <section aria-labelledby="latest-casinos">
      <div className="section__head overview__head mt-0 mb-2 mx-0">
        <h2 id="latest-casinos">Latest casinos</h2>
        <Link className="see-all" to={paths.admin('casinos')}>
          All casinos
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      {casinos.length === 0 ? (
        <EmptyState icon={CASINO_ICON} title="No casinos yet">
          Add one under Casinos.
        </EmptyState>
      ) : (
        <DataTable
          caption="Latest casinos"
          rows={casinos}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          actions={(casino) => (
            <ItemActions
              kind="casino"
              item={casino}
              siteHref={casino.isActive ? paths.casino(casino) : undefined}
              onEdit={() => void navigate(formOf(casino.id))}
              onCopy={() => void navigate(paths.admin(`casinos?edit=new&from=${casino.id}`))}
            />
          )}
          onOpen={({ id }) => void navigate(formOf(id))}
        />
      )}
    </section>
  )
}

const COLUMNS: readonly DataColumn<CasinoRow>[] = CASINO_COLUMNS.filter(
  ({ isExtra }) => isExtra !== true,
).map((column, at) => ({
  label: column.label,
  narrow: '',
  className: at === 0 ? 'table__title' : columnClass(column),
  cell: (row) =>
    at === 0 ? <RowName column={column} row={row} link={{ to: formOf(row.id) }} /> : column.cell(row),
}))

function formOf(id: number): string {
  return paths.admin(`casinos?edit=${id}`)
}

const CASINO_ICON = ADMIN_SECTIONS.find(({ section }) => section === 'casinos')?.icon ?? ArrowRight

interface Task {
  icon: IconNode
  count: number
  one: string
  many: string
  to: string
}

/** Tasks for staff, each linked to its place. Empty ones are left out. */
export function ToDo({ overview, drafts }: { overview: Overview; drafts: number }) {
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
      one: `${KINDS[kind].noun.toLowerCase()} lacks facts`,
      many: `${KINDS[kind].many} lack facts`,
      to: paths.admin(`${KINDS[kind].path}?missing=true`),
    })),
  ].filter(({ count }) => count > 0)
  return (
    <section className="card card--flat to-do self-start pt-4 pb-1.5 px-5" aria-labelledby="to-do">
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
