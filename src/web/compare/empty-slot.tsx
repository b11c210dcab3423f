import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** A place that waits for something to compare. */
export function EmptySlot({ place, children }: { place: number; children: ReactNode }) {
  return (
    <div className="slot slot--empty" role="columnheader" aria-colindex={place + 1}>
      <span className="ph">
        <Icon of={Plus} size={22} />
      </span>
      <p className="sm">Slot {place} is free</p>
      {children}
    </div>
  )
}
