import type { ReactNode } from 'react'

export interface Column<Row> {
  label: string
  /** The server's name of the sort order; absent for a column that cannot be sorted. */
  sort?: string
  cell: (row: Row) => ReactNode
  /** Hidden on narrow screens. Never the first column, which holds the name. */
  isMinor?: boolean
  /** An additional column, shown with "Columns". */
  isExtra?: true
}

/** The class of its head and cells. */
export function columnClass<Row>({ isMinor, isExtra }: Column<Row>): string | undefined {
  return isExtra === true || isMinor === true ? 'table__minor' : undefined
}
