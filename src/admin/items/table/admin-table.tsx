import { ArrowDown, ArrowUp, ChevronsUpDown, Columns3, Plus } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { DataColumn } from '../list/data-table.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { useList, type List } from '../list/use-list.ts'
import { BulkBar } from './bulk-bar.tsx'
import { RowActions, RowName } from './row-parts.tsx'
import { rowFilters, TableToolbar } from './table-toolbar.tsx'
import { useDelete } from './use-delete.tsx'
import { useOpenForm } from './use-open-form.ts'
import { columnClass, type Column } from './column.ts'
import type { TableWords } from './table-words.ts'

interface TableItem {
  id: number
  missing: readonly string[]
  /** Labelled as demo content. */
  isDemo: boolean
}

/** Whether this browser shows the additional columns. */
const EXTRA_COLUMNS = 'adminExtraColumns'

function keepsExtra(): boolean {
  return localStorage.getItem(EXTRA_COLUMNS) === 'true'
}

const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const

const ICONS = { asc: ArrowUp, desc: ArrowDown } as const

/** Words for active and inactive items; articles have their own. */
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
  nameOf: (row: Row) => string
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
 * The table of one kind of item. Search, sort, status, page and the open dialog (`edit`) are in the address, so that
 * Back, reload and a shared link show the same.
 */
export function AdminTable<Row extends TableItem>(props: AdminTableProps<Row>) {
  const { kind, words, nameOf, siteHref, extra } = props
  const list = useList<Row>(`/api/admin/${KINDS[kind].path}`, rowFilters(kind))
  const { query, rows } = list
  const [showsExtra, setShowsExtra] = useState(keepsExtra)
  const shown = props.columns.filter(({ isExtra }) => showsExtra || isExtra !== true)
  const columns = query.filters['missing'] === '' ? shown : shown.toSpliced(1, 0, MISSING)
  const { linkTo, open } = useOpenForm(kind)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const chosen = (rows.data?.items ?? []).filter(({ id }) => selected.has(id))

  return (
    <>
      <ListFrame
        {...words}
        list={list}
        columns={columns.map((column, place) => ({
          ...headOf(column, list),
          label: column.label,
          narrow: '',
          className: place === 0 ? 'table__title' : columnClass(column),
          cell: (row: Row) =>
            place === 0 ? <RowName column={column} row={row} link={linkTo(row.id)} /> : column.cell(row),
        }))}
        narrowed="Try another search, status or filter."
        empty={`${words.add} to begin.`}
        tools={
          <>
            {extra}
            <Button onClick={() => open('new')}>
              <Icon of={Plus} size={18} />
              {words.add}
            </Button>
          </>
        }
        toolbar={
          <TableToolbar kind={kind} words={words} list={list} sorts={sortsOf(columns)}>
            {props.columns.some(({ isExtra }) => isExtra) && (
              <Button
                variant="outline"
                aria-pressed={showsExtra}
                onClick={() => {
                  setShowsExtra(!showsExtra)
                  localStorage.setItem(EXTRA_COLUMNS, String(!showsExtra))
                }}
              >
                <Icon of={Columns3} size={18} />
                Columns
              </Button>
            )}
          </TableToolbar>
        }
        selection={{ ids: selected, onChange: setSelected, nameOf }}
        onOpen={({ id }) => open(id)}
        actions={(row) => (
          <ItemActions
            kind={kind}
            item={{ id: row.id, name: nameOf(row) }}
            siteHref={siteHref(row)}
            onEdit={() => open(row.id)}
            onCopy={() => open('new', row.id)}
          />
        )}
      />
      <BulkBar
        kind={kind}
        words={words}
        ids={chosen.map(({ id }) => id)}
        onDone={() => setSelected(new Set())}
      />
    </>
  )
}

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

/** A column head that sorts; a second press reverses the order. */
function headOf<Row>(
  { label, sort }: Column<Row>,
  { query, hrefOf }: Pick<List<unknown>, 'query' | 'hrefOf'>,
): Pick<DataColumn<Row>, 'head' | 'sorted'> {
  if (sort === undefined) return {}
  const { sort: present } = query.filters
  const direction = present === `${sort}-asc` ? 'asc' : present === `${sort}-desc` ? 'desc' : undefined
  return {
    sorted: direction && ARIA_SORTS[direction],
    head: (
      <Link
        to={hrefOf({ sort: `${sort}-${direction === 'asc' ? 'desc' : 'asc'}` })}
        preventScrollReset
        className="table__sort"
      >
        {label}
        <Icon of={direction === undefined ? ChevronsUpDown : ICONS[direction]} size={14} />
      </Link>
    ),
  }
}

interface ItemActionsProps {
  kind: ItemKind
  item: { id: number; name: string }
  /** The item's public page; undefined without one. */
  siteHref: string | undefined
  onEdit: () => void
  /** Opens a new form as a copy. */
  onCopy: () => void
}

export function ItemActions({ kind, item, siteHref, onEdit, onCopy }: ItemActionsProps) {
  const { ask, question } = useDelete(kind, item)
  return (
    <>
      <RowActions name={item.name} siteHref={siteHref} onEdit={onEdit} onCopy={onCopy} onDelete={ask} />
      {question}
    </>
  )
}
