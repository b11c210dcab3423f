import type { ReactNode } from 'react'
import { WideTable } from '#ui/wide-table.tsx'
import { opensRow } from '../table/row-parts.tsx'

export interface DataColumn<Row> {
  label: string
  /** Replaces the label in the head, such as by a link that sorts. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
  cell: (row: Row) => ReactNode
  className?: string | undefined
  headClass?: string | undefined
  /** The label on narrow screens, where rows fold; empty for none. The first column never has one. */
  narrow?: string
}

/** Rows with ticks. The selection may include other pages. */
export interface Selection<Row> {
  ids: ReadonlySet<number>
  onChange: (ids: ReadonlySet<number>) => void
  nameOf: (row: Row) => string
  /** Rows that cannot be selected have no tick. */
  mayChoose?: (row: Row) => boolean
}

interface DataTableProps<Row> {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  selection?: Selection<Row>
  columns: readonly DataColumn<Row>[]
  /** A last row below the others, such as their total. */
  foot?: Row
  /** Buttons in a last column. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Called for a press anywhere in the row, like the link or button of its name. */
  onOpen?: ((row: Row) => void) | undefined
}

/** A table built from columns. On narrow screens rows fold, with the first cell on its own line. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, keyOf, selection, columns, foot, actions, onOpen } = props
  const cellsOf = (row: Row) =>
    columns.map(({ label, cell, className, narrow = label }, at) => (
      <td key={label} className={className} data-label={(at > 0 && narrow) || undefined}>
        {cell(row)}
      </td>
    ))
  return (
    <WideTable label={caption} className="card card--flat table-wrap" tableClassName="table table--rows">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {selection !== undefined && <PageTick rows={rows} idOf={keyOf} selection={selection} />}
          {columns.map(({ label, head = label, headClass, sorted }) => (
            <th key={label} scope="col" className={headClass} aria-sort={sorted}>
              {head}
            </th>
          ))}
          {actions !== undefined && (
            <th scope="col" className="r">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={onOpen && 'table__row cursor-pointer'}
            data-selected={selection?.ids.has(Number(keyOf(row))) || undefined}
            onClick={onOpen && ((event) => opensRow(event) && onOpen(row))}
          >
            {selection !== undefined && (
              <td className="table__check">
                <RowTick id={Number(keyOf(row))} row={row} selection={selection} />
              </td>
            )}
            {cellsOf(row)}
            {actions !== undefined && <td className="r table__tools">{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot>
          <tr>{cellsOf(foot)}</tr>
        </tfoot>
      )}
    </WideTable>
  )
}

interface PageTickProps<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  selection: Selection<Row>
}

function PageTick<Row>({ rows, idOf, selection: { ids, onChange, mayChoose } }: PageTickProps<Row>) {
  const page = rows.filter((row) => mayChoose?.(row) !== false).map((row) => Number(idOf(row)))
  return (
    <th className="table__check">
      <label className="table__all max-lg:flex max-lg:items-center max-lg:gap-3 max-lg:min-h-11">
        <input
          type="checkbox"
          className="tick"
          aria-label="Select all on this page"
          disabled={page.length === 0}
          checked={page.length > 0 && page.every((id) => ids.has(id))}
          onChange={({ currentTarget }) => onChange(toggled(ids, page, currentTarget.checked))}
        />
        <span>Select all on this page</span>
      </label>
    </th>
  )
}

interface RowTickProps<Row> {
  id: number
  row: Row
  selection: Selection<Row>
}

function RowTick<Row>({ id, row, selection: { ids, onChange, nameOf, mayChoose } }: RowTickProps<Row>) {
  if (mayChoose?.(row) === false) return null
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={`Select ${nameOf(row)}`}
      checked={ids.has(id)}
      onChange={({ currentTarget }) => onChange(toggled(ids, [id], currentTarget.checked))}
    />
  )
}

function toggled(ids: ReadonlySet<number>, these: readonly number[], on: boolean): ReadonlySet<number> {
  return new Set(on ? [...ids, ...these] : [...ids].filter((id) => !these.includes(id)))
}
