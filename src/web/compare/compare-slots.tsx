import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_LIMIT } from '#contract/shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { BandKey } from '../scores/band-key.tsx'
import { AddButton } from './add-button.tsx'
import { compareAddress, withoutColumn } from './compare-address.ts'
import type { CompareColumn } from './compare-column.tsx'
import { EmptySlot } from './empty-slot.tsx'
import type { CompareFilters } from './need-fields.tsx'
import { removeFromTray } from './tray-store.ts'

interface CompareSlotsProps {
  search: CompareSearch
  columns: readonly CompareColumn[]
  filters: CompareFilters | undefined
}

/** The three slots above the rows; they stay in sight while the rows scroll by. */
export function CompareSlots({ search, columns, filters }: CompareSlotsProps) {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef(columns.length)
  // What was pressed may be gone: the focus goes to the next free slot, or to the last column when none is left.
  useEffect(() => {
    const isPressedGone = columns.length > shown.current && document.activeElement === document.body
    if (columns.length < shown.current || isPressedGone) {
      const next =
        row.current?.querySelector<HTMLElement>('.slot--empty button') ??
        [...(row.current?.querySelectorAll<HTMLElement>('.slot .name a') ?? [])].at(-1)
      next?.focus({ preventScroll: true })
    }
    shown.current = columns.length
  }, [columns.length])
  const free = Array.from({ length: COMPARE_LIMIT - columns.length }, (_none, at) => columns.length + at + 1)
  return (
    <div className="cmp__slots" role="row" ref={row}>
      <div className="cmp__key only-d" role="cell">
        <span className="label">Score bands</span>
        <BandKey />
      </div>
      {columns.map((column, at) => (
        <Slot
          key={column.id}
          at={at}
          column={column}
          without={compareAddress(withoutColumn(search, column.id))}
          kind={search.kind}
        />
      ))}
      {free.map((place) => (
        <EmptySlot key={place} place={place}>
          <AddButton search={search} filters={filters} place={place} />
        </EmptySlot>
      ))}
    </div>
  )
}

interface SlotProps {
  at: number
  column: CompareColumn
  without: string
  kind: CompareSearch['kind']
}

function Slot({ at, column, without, kind }: SlotProps) {
  return (
    <div className="slot" role="columnheader" aria-colindex={at + 2}>
      <Link
        className="icon-btn x"
        to={without}
        preventScrollReset
        aria-label={`Remove ${column.name}`}
        onClick={() => removeFromTray(kind, column.id)}
      >
        <Icon of={X} size={18} />
      </Link>
      {column.picture}
      <div className="slot__who">
        <p className="name">
          <Link to={column.to}>{column.name}</Link>
        </p>
        <p className="xs mut">{column.note}</p>
      </div>
      {column.action}
    </div>
  )
}
