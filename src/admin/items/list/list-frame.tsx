import { Inbox } from 'lucide'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { Option } from '#ui/select.tsx'
import { RowsSkeleton } from '../table/row-parts.tsx'
import { DataTable, type DataColumn } from './data-table.tsx'
import { isNarrowed } from './list-query.ts'
import { FilterSelect, ListSearch, LoadFailed, PageFoot, ScreenHead } from './list-parts.tsx'
import type { List } from './use-list.ts'
import { counted } from '#domain/shared/counted.ts'

/** A filter beside the search, named as in the address. */
export interface ListFilter {
  name: string
  label: string
  options: readonly Option[]
  /** Shows the options side by side. */
  inRow?: true
}

interface ListFrameProps<Item> {
  title: string
  one: string
  many: string
  list: List<Item>
  /** Texts for an empty list, and for a search or filter without results. */
  empty: ReactNode
  narrowed?: string
  /** Beside the heading. */
  tools?: ReactNode
  searched?: string
  filters?: readonly ListFilter[]
  /** Replaces search and filters. */
  toolbar?: ReactNode
  /** The rows as a table, or as rendered by `children`. */
  columns?: readonly DataColumn<Item>[]
  keyOf?: (row: Item) => string | number
  actions?: ((row: Item) => ReactNode) | undefined
  onOpen?: (row: Item) => void
  children?: (items: readonly Item[]) => ReactNode
}

/** Heading, count, search and pages, with placeholders for a list that is loading, failed or empty. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const { title, one, many, list, tools, toolbar, searched = many, filters = [], columns = [] } = props
  const { rows, query, pageSize, change, hrefOf } = list
  const total = rows.data?.total ?? 0
  return (
    <>
      <ScreenHead title={title} status={rows.data && counted(total, one, many)}>
        {tools}
      </ScreenHead>
      <div className="admin-toolbar flex flex-wrap gap-3 mb-4">
        {toolbar ?? (
          <>
            <ListSearch what={searched} value={query.search} onSearch={(search) => change({ search })} />
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
      {rows.isError ? (
        <LoadFailed what={many} query={rows} />
      ) : rows.data === undefined ? (
        <RowsSkeleton columns={columns.length || 4} />
      ) : rows.data.items.length === 0 ? (
        <EmptyState icon={Inbox} title={`No ${many} found`}>
          {isNarrowed(list) ? (props.narrowed ?? 'Try another search.') : props.empty}
        </EmptyState>
      ) : (
        <>
          <div aria-busy={rows.isPlaceholderData || undefined}>
            {props.children?.(rows.data.items) ?? (
              <DataTable
                caption={title}
                rows={rows.data.items}
                keyOf={props.keyOf ?? idOf}
                columns={columns}
                actions={props.actions}
                onOpen={props.onOpen}
              />
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
      )}
    </>
  )
}

function idOf(row: unknown): number {
  return (row as { id: number }).id
}
