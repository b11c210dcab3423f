import { Inbox } from 'lucide'
import type { ReactNode } from 'react'
import { LANGUAGE } from '#contract/shared/language.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { RowsSkeleton } from '../table/row-parts.tsx'
import { LoadFailed, PageFoot } from './list-parts.tsx'
import type { List } from './use-list.ts'

interface ListFrameProps<Item> {
  title: string
  one: string
  many: string
  list: List<Item>
  /** What to say when there is nothing. */
  empty: ReactNode
  /** Beside the heading. */
  tools?: ReactNode
  /** Search and filters. */
  toolbar: ReactNode
  /** How many columns the skeleton has. */
  columns?: number
  children: (items: readonly Item[]) => ReactNode
}

/** Heading, count, search, pages, and what is shown while a list loads, fails or is empty. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const { title, one, many, list, empty, tools, toolbar, columns = 4, children } = props
  const { rows, query, pageSize, change, hrefOf } = list
  const total = rows.data?.total ?? 0
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>{title}</h1>
          <p className="mut sm" role="status">
            {rows.data === undefined
              ? 'Loading...'
              : `${total.toLocaleString(LANGUAGE)} ${total === 1 ? one : many}`}
          </p>
        </div>
        {tools !== undefined && <div className="flex flex-wrap gap-2.5">{tools}</div>}
      </div>
      <div className="admin-toolbar flex flex-wrap gap-3 mb-4">{toolbar}</div>
      {rows.isError ? (
        <LoadFailed what={many} query={rows} />
      ) : rows.data === undefined ? (
        <RowsSkeleton columns={columns} />
      ) : rows.data.items.length === 0 ? (
        <EmptyState icon={Inbox} title={`No ${many} found`}>
          {empty}
        </EmptyState>
      ) : (
        <>
          <div aria-busy={rows.isPlaceholderData || undefined}>{children(rows.data.items)}</div>
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
