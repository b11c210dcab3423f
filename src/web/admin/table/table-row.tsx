import { Pencil, Trash2 } from 'lucide'
import type { ItemKind } from '#contract/item-kinds.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { Column, TableItem } from './admin-table.tsx'
import { useDelete } from './use-delete.tsx'

interface TableRowProps<Row extends TableItem> {
  kind: ItemKind
  row: Row
  name: string
  columns: readonly Column<Row>[]
  isSelected: boolean
  onSelect: (on: boolean) => void
  onEdit: () => void
}

/** One item with its tick, its cells and what can be done with it. */
export function TableRow<Row extends TableItem>(props: TableRowProps<Row>) {
  const { kind, row, name, columns, isSelected, onSelect, onEdit } = props
  const { ask, question } = useDelete(kind, { id: row.id, name })
  return (
    <tr data-selected={isSelected || undefined}>
      <td className="table__check">
        <input
          type="checkbox"
          className="tick"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
      {columns.map((column) => (
        <td key={column.label}>{column.cell(row)}</td>
      ))}
      <td className="r">
        <span className="table__actions">
          <IconButton icon={Pencil} iconSize={18} label={`Edit ${name}`} onClick={onEdit} />
          <IconButton
            icon={Trash2}
            iconSize={18}
            label={`Delete ${name}`}
            className="icon-btn--danger"
            onClick={ask}
          />
        </span>
        {question}
      </td>
    </tr>
  )
}
