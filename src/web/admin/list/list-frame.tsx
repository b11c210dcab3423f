import { Inbox, WifiOff } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { reasonOf } from '../../shell/call-api.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'
import { PageFoot } from './page-foot.tsx'
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

/** Heading, count, search, pages, and what stands there while a list loads, fails or is empty. */
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
              : `${total.toLocaleString('en')} ${total === 1 ? one : many}`}
          </p>
        </div>
        {tools !== undefined && <div className="admin-head__tools">{tools}</div>}
      </div>
      <div className="admin-toolbar">{toolbar}</div>
      {rows.isError ? (
        <EmptyState
          failed
          icon={WifiOff}
          title={`Failed to load ${many}`}
          action={
            <Button variant="outline" onClick={() => void rows.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(rows.error, 'Please try again later or check your connection.')}
        </EmptyState>
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
            hrefOf={hrefOf}
            onPageSize={(size) => change({ pageSize: size })}
          />
        </>
      )}
    </>
  )
}
