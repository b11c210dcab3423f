import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide'
import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Column } from './column.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface RowActionsProps {
  name: string
  /** The item's public page; undefined without one. */
  siteHref: string | undefined
  onEdit: () => void
  /** Opens a new form as a copy. */
  onCopy: () => void
  onDelete: () => void
}

export function RowActions({ name, siteHref, onEdit, onCopy, onDelete }: RowActionsProps) {
  return (
    <span className="table__actions inline-flex items-center gap-1">
      <span className="table__quiet">
        {siteHref !== undefined && (
          <a
            className="icon-btn"
            href={siteHref}
            target="_blank"
            rel="noopener"
            aria-label={`View ${name} on site`}
            data-tooltip="View on site"
          >
            <Icon of={ExternalLink} size={18} />
          </a>
        )}
        <IconButton icon={Copy} iconSize={18} label={`Duplicate ${name}`} onClick={onCopy} />
      </span>
      <Button variant="outline" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon of={Pencil} size={16} />
        <span>Edit</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="text-destructive"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        <Icon of={Trash2} size={16} />
        <span>Delete</span>
      </Button>
    </span>
  )
}

interface RowNameProps<Row> {
  column: Column<Row>
  row: Row
  link: LinkProps
}

export function RowName<Row extends { isDemo: boolean }>({ column, row, link }: RowNameProps<Row>) {
  return (
    <>
      <Link className="table__open" {...link}>
        {column.cell(row)}
      </Link>
      {row.isDemo && <Badge className="table__demo">Demo</Badge>}
    </>
  )
}

/** Placeholder rows while a table loads; eight by default, which is the maximum. */
export function RowsSkeleton({ columns, rows = ROWS.length }: { columns: number; rows?: number }) {
  return (
    <div className="card card--flat table-wrap" aria-hidden="true">
      <table className="table table--rows">
        <tbody>
          {ROWS.slice(0, rows).map((row) => (
            <tr key={row}>
              {Array.from({ length: columns + 1 }, (_, column) => (
                <td key={column}>
                  <Skeleton className="block h-4 min-w-16" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * True for a click on a row outside of links, buttons and ticks, without selected text, and not in a dialog elsewhere
 * in the page.
 */
export function opensRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  if (target.closest('a, button, input, label, .table__check') !== null) return false
  return window.getSelection()?.isCollapsed !== false
}
