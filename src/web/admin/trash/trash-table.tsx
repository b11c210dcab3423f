import type { DeletedItem } from '#contract/items/history.schema.ts'
import { TrashRow } from './trash-row.tsx'

interface TrashTableProps {
  items: readonly DeletedItem[]
  /** When they were asked for. */
  now: Date
}

/** The deleted things, last deleted first. */
export function TrashTable({ items, now }: TrashTableProps) {
  return (
    <div className="card card--flat table-wrap">
      <table className="table trash-table">
        <caption className="sr">Deleted things</caption>
        <thead>
          <tr>
            <th>Name</th>
            <th>Kind</th>
            <th>Deleted</th>
            <th>Time left</th>
            <th className="r">Actions</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <TrashRow key={item.id} item={item} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
