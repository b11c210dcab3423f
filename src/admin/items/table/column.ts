import type { ReactNode } from 'react'

export interface Column<Row> {
  label: string
  /** The name that the server sorts it by; without one it cannot be sorted. */
  sort?: string
  cell: (row: Row) => ReactNode
  /** Left out where a row has no columns: on a narrow screen. The first column, the name, never is. */
  isMinor?: boolean
  /** Not described: shown with "Columns". */
  isExtra?: true
}

/** The class of its head and cells. */
export function columnClass<Row>({ isMinor, isExtra }: Column<Row>): string | undefined {
  return isExtra === true || isMinor === true ? 'table__minor' : undefined
}
