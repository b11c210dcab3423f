import type { ReactNode } from 'react'
import { WideTable } from '#ui/wide-table.tsx'
import { opensRow } from '../table/row-parts.tsx'

export interface DataColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
  className?: string | undefined
  /** What it is called where rows fold, on a narrow screen; empty for nothing. The first column never has a name there. */
  narrow?: string
}

interface DataTableProps<Row> {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly DataColumn<Row>[]
  /** The buttons of a row, in a last column. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** A press anywhere else in the row does what the link or button of its name does by keyboard. */
  onOpen?: ((row: Row) => void) | undefined
}

/** Rows as their columns say; on a narrow screen they fold, the first cell on a line of its own. */
export function DataTable<Row>({ caption, rows, keyOf, columns, actions, onOpen }: DataTableProps<Row>) {
  return (
    <WideTable label={caption} className="card card--flat table-wrap" tableClassName="table table--rows">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          {actions !== undefined && (
            <th scope="col" className="r">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={onOpen && 'table__row cursor-pointer'}
            onClick={onOpen && ((event) => opensRow(event) && onOpen(row))}
          >
            {columns.map(({ label, cell, className, narrow = label }, at) => (
              <td key={label} className={className} data-label={(at > 0 && narrow) || undefined}>
                {cell(row)}
              </td>
            ))}
            {actions !== undefined && <td className="r table__tools">{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
