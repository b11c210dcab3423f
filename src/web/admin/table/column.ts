import type { ReactNode } from 'react'

export interface Column<Row> {
  label: string
  /** The name that the server sorts it by; without one it cannot be sorted. */
  sort?: string
  cell: (row: Row) => ReactNode
  /** Left out where a row has no columns: on a narrow screen. The first column, the name, never is. */
  isMinor?: boolean
}
