import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import type { Column } from './column.ts'

interface TableCellsProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  /** Where the first cell, its name, leads to. */
  link: LinkProps
}

/** The cells of a row. The first one names it and opens it. */
export function TableCells<Row extends { isDemo: boolean }>({ columns, row, link }: TableCellsProps<Row>) {
  return columns.map((column, place) =>
    place === 0 ? (
      <td key={column.label} className="table__title">
        <Link className="table__open" {...link}>
          {column.cell(row)}
        </Link>
        {row.isDemo && <Badge className="table__demo">Demo</Badge>}
      </td>
    ) : (
      <td key={column.label} className={column.isMinor === true ? 'table__minor' : undefined}>
        {column.cell(row)}
      </td>
    ),
  )
}
