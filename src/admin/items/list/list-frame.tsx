import { Inbox } from 'lucide'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { Option } from '#ui/select.tsx'
import { counted } from '#domain/shared/counted.ts'
import { RowsSkeleton } from '../table/row-parts.tsx'
import { DataTable, type DataColumn, type Selection } from './data-table.tsx'
import { isNarrowed } from './list-query.ts'
import { FilterSelect, ListSearch, LoadFailed, PageFoot, ScreenHead } from './list-parts.tsx'
import type { List } from './use-list.ts'

/** A filter beside the search, named as in the address. */
export interface ListFilter {
  name: string
  label: string
  options: readonly Option[]
  /** Shows the options side by side. */
  inRow?: true
}

interface ListRowsProps<Item> {
  caption: string
  many: string
  list: List<Item>
  /** In place of an empty list. */
  nothing: ReactNode
  /** The rows as a table, or as rendered by `children`. */
  columns?: readonly DataColumn<Item>[]
  keyOf?: (row: Item) => string | number
  selection?: Selection<Item>
  actions?: ((row: Item) => ReactNode) | undefined
  onOpen?: (row: Item) => void
  children?: (items: readonly Item[]) => ReactNode
}

interface ListFrameProps<Item> extends Omit<ListRowsProps<Item>, 'caption' | 'nothing'> {
  title: string
  one: string
  /** Texts for an empty list, and for a search or filter without results. */
  empty: ReactNode
  narrowed?: string
  /** Beside the heading. */
  tools?: ReactNode
  searched?: string
  filters?: readonly ListFilter[]
  /** Replaces search and filters. */
  toolbar?: ReactNode
}

/** Heading, count, search and rows of a list. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const { title, one, empty, narrowed, tools, searched, filters = [], toolbar, ...rows } = props
  const { many, list } = rows
  const { query, change } = list
  const total = list.rows.data?.total ?? 0
  return (
    <>
      <ScreenHead title={title} status={list.rows.data && counted(total, one, many)}>
        {tools}
      </ScreenHead>
      <div className="admin-toolbar flex flex-wrap gap-3 mb-4">
        {toolbar ?? (
          <>
            <ListSearch
              what={searched ?? many}
              value={query.search}
              onSearch={(search) => change({ search })}
            />
            {filters.map(({ name, label, options, inRow }) => {
              const chosen = {
                value: query.filters[name] ?? '',
                onChange: (value: string) => change({ [name]: value }),
              }
              return inRow === true ? (
                <Segmented key={name} name={name} label={label} segments={options} {...chosen} />
              ) : (
                <FilterSelect key={name} label={label} options={options} {...chosen} />
              )
            })}
          </>
        )}
      </div>
      <ListRows
        caption={title}
        nothing={
          <EmptyState icon={Inbox} title={`No ${many} found`}>
            {isNarrowed(list) ? (narrowed ?? 'Try another search.') : empty}
          </EmptyState>
        }
        {...rows}
      />
    </>
  )
}

/** Rows and pages of a list, with placeholders for one that is loading, failed or empty. */
export function ListRows<Item>(props: ListRowsProps<Item>) {
  const { caption, many, list, nothing, columns = [], keyOf = idOf, children, ...table } = props
  const { rows, query, pageSize, change, hrefOf } = list
  if (rows.isError) return <LoadFailed what={many} query={rows} />
  if (rows.data === undefined) return <RowsSkeleton columns={columns.length || 4} />
  const { items, total } = rows.data
  if (items.length === 0) return nothing
  return (
    <>
      <div aria-busy={rows.isPlaceholderData || undefined}>
        {children?.(items) ?? (
          <DataTable caption={caption} rows={items} keyOf={keyOf} columns={columns} {...table} />
        )}
      </div>
      <PageFoot
        total={total}
        page={query.page}
        pageSize={pageSize}
        hrefOf={(page) => hrefOf({ page: String(page) })}
        onPageSize={(size) => change({ pageSize: size }, 'push')}
      />
    </>
  )
}

function idOf(row: unknown): number {
  return (row as { id: number }).id
}
