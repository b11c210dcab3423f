import { Inbox, Plus } from 'lucide'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { labelOf } from '#contract/items/field-labels.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { isNarrowed } from './rows-query.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { PageTick } from './row-ticks.tsx'
import { SortableHead } from './sortable-head.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableRow } from './table-row.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useOpenForm } from './use-open-form.ts'
import { useRows } from './use-rows.ts'
import type { Column } from './column.ts'
import type { TableWords } from './table-words.ts'
import type { TableItem } from './table-item.ts'
import { LoadFailed } from '../list/load-failed.tsx'

/** The words of whatever is active or inactive; articles have their own. */
export const ACTIVE_WORDS = {
  statuses: [
    { value: 'shown', label: 'Active' },
    { value: 'hidden', label: 'Inactive' },
  ],
  show: 'Activate',
  hide: 'Deactivate',
} as const satisfies Partial<TableWords>

interface AdminTableProps<Row extends TableItem> {
  kind: ItemKind
  words: TableWords
  columns: readonly Column<Row>[]
  /** How a row is named in questions and labels. */
  nameOf: (row: Row) => string
  /** A row's public page; undefined while visitors find none. */
  siteHref: (row: Row) => string | undefined
  /** Further buttons beside the one that adds. */
  extra?: ReactNode
}

const MISSING: Column<TableItem> = {
  label: 'Missing facts',
  cell: ({ missing }) => (
    <span className="table__long table__missing">{missing.map(labelOf).join(', ')}</span>
  ),
}

/**
 * The table of one kind of item: search, sort, status, pages and the open dialog (`edit`) stand in the address,
 * so that Back, reload and a shared link find the same again.
 */
export function AdminTable<Row extends TableItem>(props: AdminTableProps<Row>) {
  const { kind, words, nameOf, siteHref, extra } = props
  const { query, pageSize, rows } = useRows<Row>(kind)
  const columns = query.missing !== undefined ? props.columns.toSpliced(1, 0, MISSING) : props.columns
  const { linkTo, open } = useOpenForm(kind)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const items = rows.data?.items ?? []
  const total = rows.data?.total ?? 0
  const chosen = items.filter(({ id }) => selected.has(id))
  const toggle = (ids: readonly number[], on: boolean) =>
    setSelected(new Set(on ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id))))

  return (
    <>
      <div className="admin-head">
        <div>
          <h1>{words.title}</h1>
          <p className="mut sm" role="status">
            {rows.data === undefined
              ? 'Loading...'
              : `${total.toLocaleString('en')} ${total === 1 ? words.one : words.many}`}
          </p>
        </div>
        <div className="admin-head__tools">
          {extra}
          <Button onClick={() => open('new')}>
            <Icon of={Plus} size={18} />
            {words.add}
          </Button>
        </div>
      </div>
      <TableToolbar kind={kind} words={words} query={query} sorts={sortsOf(columns)} />
      {rows.isError ? (
        <LoadFailed what={words.many} query={rows} />
      ) : rows.data === undefined ? (
        <RowsSkeleton columns={columns.length} />
      ) : items.length === 0 ? (
        <EmptyState icon={Inbox} title={`No ${words.many} found`}>
          {isNarrowed(query) ? 'Try another search, status or filter.' : `${words.add} to begin.`}
        </EmptyState>
      ) : (
        <>
          <div className="card card--flat table-wrap" aria-busy={rows.isPlaceholderData || undefined}>
            <table className="table table--rows">
              <caption className="sr">{words.title}</caption>
              <thead>
                <tr>
                  <PageTick
                    isWhole={chosen.length === items.length}
                    onChange={(on) =>
                      toggle(
                        items.map(({ id }) => id),
                        on,
                      )
                    }
                  />
                  {columns.map((column) => (
                    <SortableHead key={column.label} label={column.label} sort={column.sort} query={query} />
                  ))}
                  <th className="r">Actions</th>
                </tr>
              </thead>
              <tbody>
                {items.map((row) => (
                  <TableRow
                    key={row.id}
                    kind={kind}
                    row={row}
                    name={nameOf(row)}
                    columns={columns}
                    isSelected={selected.has(row.id)}
                    siteHref={siteHref(row)}
                    link={linkTo(row.id)}
                    onSelect={(on) => toggle([row.id], on)}
                    onEdit={() => open(row.id)}
                    onCopy={() => open('new', row.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <TableFoot total={total} page={query.page} pageSize={pageSize} />
        </>
      )}
      <BulkBar
        kind={kind}
        words={words}
        ids={chosen.map(({ id }) => id)}
        onDone={() => setSelected(new Set())}
      />
    </>
  )
}

/** Every order that the heads of the columns offer, in words. */
function sortsOf<Row>(columns: readonly Column<Row>[]) {
  return columns.flatMap(({ label, sort }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort}-asc`, label: `${label}, ascending` },
          { value: `${sort}-desc`, label: `${label}, descending` },
        ],
  )
}
