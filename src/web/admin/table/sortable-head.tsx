import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { withTableQuery } from './rows-query.ts'
import type { TableQuery } from './rows-query.ts'

interface SortableHeadProps {
  label: string
  sort: string | undefined
  query: TableQuery
}

/** The head of a column; pressing it sorts by it, pressing again turns the order round. */
export function SortableHead({ label, sort, query }: SortableHeadProps) {
  const [parameters] = useSearchParams()
  if (sort === undefined) return <th scope="col">{label}</th>
  const direction = query.sort === `${sort}-asc` ? 'asc' : query.sort === `${sort}-desc` ? 'desc' : undefined
  const next = withTableQuery(parameters, { sort: `${sort}-${direction === 'asc' ? 'desc' : 'asc'}` })
  return (
    <th scope="col" aria-sort={direction === undefined ? undefined : ARIA_SORTS[direction]}>
      <Link to={`?${next.toString()}`} preventScrollReset className="table__sort">
        {label}
        <Icon of={direction === undefined ? ChevronsUpDown : ICONS[direction]} size={14} />
      </Link>
    </th>
  )
}

const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const
const ICONS = { asc: ArrowUp, desc: ArrowDown } as const
