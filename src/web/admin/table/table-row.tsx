import type { LinkProps } from 'react-router'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { TableItem } from './table-item.ts'
import type { Column } from './column.ts'
import { opensRow } from './opens-row.ts'
import { RowActions } from './row-actions.tsx'
import { RowTick } from './row-ticks.tsx'
import { TableCells } from './table-cells.tsx'
import { useDelete } from './use-delete.tsx'

interface TableRowProps<Row extends TableItem> {
  kind: ItemKind
  row: Row
  name: string
  columns: readonly Column<Row>[]
  isSelected: boolean
  /** The item's public page; undefined while it has none. */
  siteHref: string | undefined
  /** To its form. */
  link: LinkProps
  onSelect: (on: boolean) => void
  onEdit: () => void
  /** Opens a new form that begins as a copy. */
  onCopy: () => void
}

/** One item with its tick, its cells and what can be done with it. A click anywhere else on it opens its form. */
export function TableRow<Row extends TableItem>(props: TableRowProps<Row>) {
  const { kind, row, name, columns, isSelected, siteHref, link, onSelect, onEdit, onCopy } = props
  const { ask, question } = useDelete(kind, { id: row.id, name })
  return (
    // The link of the name does the same by keyboard.
    <tr
      className="table__row"
      data-selected={isSelected || undefined}
      onClick={(event) => {
        if (opensRow(event)) onEdit()
      }}
    >
      <td className="table__check">
        <RowTick name={name} isOn={isSelected} onChange={onSelect} />
      </td>
      <TableCells columns={columns} row={row} link={link} />
      <td className="r table__tools">
        <RowActions name={name} siteHref={siteHref} onEdit={onEdit} onCopy={onCopy} onDelete={ask} />
        {question}
      </td>
    </tr>
  )
}
