import type { ReactNode } from 'react'

export interface Column<Row> {
  label: string
  /** The name that the server sorts it by; without one it cannot be sorted. */
  sort?: string
  cell: (row: Row) => ReactNode
  /** Left out where a row has no columns: on a narrow screen. The first column, the name, never is. */
  isMinor?: boolean
  /** Left out where the window is no wider than 1279 pixels. */
  isWide?: true
}

/** The class of its head and cells. */
export function columnClass<Row>({ isMinor, isWide }: Column<Row>): string | undefined {
  return isWide === true ? 'table__minor table__wide' : isMinor === true ? 'table__minor' : undefined
}
