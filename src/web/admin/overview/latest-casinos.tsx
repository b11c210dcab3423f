import { ArrowRight } from 'lucide'
import { Link, useNavigate } from 'react-router'
import type { CasinoRow } from '#contract/items/admin-rows.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { ADMIN_SECTIONS } from '../admin-sections.ts'
import { CASINO_COLUMNS } from '../casinos/casino-columns.tsx'
import { columnClass } from '../table/column.ts'
import { opensRow, RowActions, TableCells } from '../table/row-parts.tsx'
import { useDelete } from '../table/use-delete.tsx'

/** The casinos added last, as the casino table shows them. */
export function LatestCasinos({ casinos }: { casinos: readonly CasinoRow[] }) {
  return (
    <section aria-labelledby="latest-casinos">
      <div className="section__head overview__head">
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
        <div className="card card--flat table-wrap">
          <table className="table table--rows">
            <caption className="sr">Latest casinos</caption>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column.label} className={columnClass(column)}>
                    {column.label}
                  </th>
                ))}
                <th className="r">Actions</th>
              </tr>
            </thead>
            <tbody>
              {casinos.map((casino) => (
                <LatestCasino key={casino.id} casino={casino} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const COLUMNS = CASINO_COLUMNS.filter(({ isExtra }) => isExtra !== true)

const CASINO_ICON = ADMIN_SECTIONS.find(({ section }) => section === 'casinos')?.icon ?? ArrowRight

function LatestCasino({ casino }: { casino: CasinoRow }) {
  const navigate = useNavigate()
  const { ask, question } = useDelete('casino', casino)
  const to = paths.admin(`casinos?edit=${casino.id}`)
  const edit = () => void navigate(to)
  return (
    <tr
      className="table__row"
      onClick={(event) => {
        if (opensRow(event)) edit()
      }}
    >
      <TableCells columns={COLUMNS} row={casino} link={{ to }} />
      <td className="r table__tools">
        <RowActions
          name={casino.name}
          siteHref={casino.isActive ? paths.casino(casino) : undefined}
          onEdit={edit}
          onCopy={() => void navigate(paths.admin(`casinos?edit=new&from=${casino.id}`))}
          onDelete={ask}
        />
        {question}
      </td>
    </tr>
  )
}
