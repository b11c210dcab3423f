import { ArrowDown, ArrowUp, ChevronsUpDown, Inbox, Plus } from 'lucide'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { LinkProps } from 'react-router'
import { labelOf } from '#contract/items/field-labels.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { opensRow, PageTick, RowActions, RowsSkeleton, RowTick, TableCells } from './row-parts.tsx'
import { keptPageSize } from './page-size.ts'
import { callQuery, isNarrowed, readTableQuery, withTableQuery } from './rows-query.ts'
import type { TableQuery } from './rows-query.ts'
import { TableToolbar } from './table-toolbar.tsx'
import { useDelete } from './use-delete.tsx'
import { useOpenForm } from './use-open-form.ts'
import type { Column } from './column.ts'
import type { TableWords } from './table-words.ts'
import { LoadFailed, PageFoot } from '../list/list-parts.tsx'
import { usePage } from '../list/use-page.ts'

interface TableItem {
  id: number
  /** The fields whose facts are not stated. */
  missing: readonly string[]
  /** Labelled as demo content. */
  isDemo: boolean
}

const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const

const ICONS = { asc: ArrowUp, desc: ArrowDown } as const

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
 * The table of one kind of item: search, sort, status, pages and the open dialog (`edit`) are in the address,
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
              : `${total.toLocaleString(LANGUAGE)} ${total === 1 ? words.one : words.many}`}
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

/** The page of rows that the address names. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the table knows what its rows hold
function useRows<Row>(kind: ItemKind) {
  const [parameters] = useSearchParams()
  const query = readTableQuery(parameters, kind)
  const pageSize = query.pageSize ?? keptPageSize()
  const rows = usePage<Row>(`/api/admin/${ITEM_PATHS[kind]}`, callQuery(query, pageSize))
  return { query, pageSize, rows }
}

interface TableFootProps {
  total: number
  page: number
  pageSize: number
}

/** The pages of a table and how long they are, both in the address. */
function TableFoot(props: TableFootProps) {
  const [parameters, setParameters] = useSearchParams()
  return (
    <PageFoot
      {...props}
      hrefOf={(number) => `?${withTableQuery(parameters, { page: String(number) }).toString()}`}
      onPageSize={(pageSize) =>
        setParameters(withTableQuery(parameters, { pageSize }), { preventScrollReset: true })
      }
    />
  )
}

interface SortableHeadProps {
  label: string
  sort: string | undefined
  query: TableQuery
}

/** The head of a column; pressing it sorts by it, pressing again turns the order round. */
function SortableHead({ label, sort, query }: SortableHeadProps) {
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

interface TableRowProps<Row extends TableItem> {
  kind: ItemKind
  row: Row
  name: string
  columns: readonly Column<Row>[]
  isSelected: boolean
  /** The item's public page; undefined while it has none. */
  siteHref: string | undefined
  /** To its form. */
  link: LinkProps
  onSelect: (on: boolean) => void
  onEdit: () => void
  /** Opens a new form that begins as a copy. */
  onCopy: () => void
}

/** One item with its tick, its cells and what can be done with it. A click anywhere else on it opens its form. */
function TableRow<Row extends TableItem>(props: TableRowProps<Row>) {
  const { kind, row, name, columns, isSelected, siteHref, link, onSelect, onEdit, onCopy } = props
  const { ask, question } = useDelete(kind, { id: row.id, name })
  return (
    // The link of the name does the same by keyboard.
    <tr
      className="table__row"
      data-selected={isSelected || undefined}
      onClick={(event) => {
        if (opensRow(event)) onEdit()
      }}
    >
      <td className="table__check">
        <RowTick name={name} isOn={isSelected} onChange={onSelect} />
      </td>
      <TableCells columns={columns} row={row} link={link} />
      <td className="r table__tools">
        <RowActions name={name} siteHref={siteHref} onEdit={onEdit} onCopy={onCopy} onDelete={ask} />
        {question}
      </td>
    </tr>
  )
}
