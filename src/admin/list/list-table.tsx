import type { ReactNode } from 'react'
import { WideTable } from '#ui/wide-table.tsx'

interface ListTableProps {
  caption: string
  heads: readonly string[]
  /** With a last column of buttons. */
  hasActions?: boolean
  children: ReactNode
}

/** A table; on a narrow screen its rows fold, the first cell on a line of its own. */
export function ListTable({ caption, heads, hasActions = false, children }: ListTableProps) {
  return (
    <WideTable label={caption} className="card card--flat table-wrap" tableClassName="table table--rows">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {hasActions && (
            <th scope="col" className="r">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </WideTable>
  )
}
