import type { BonusRow } from '#contract/items/admin-rows.schema.ts'
import { ActiveBadge } from '../active-badge.tsx'
import { StatusBadge } from '../status-badge.tsx'

/** One word for a bonus: one that has ended is not active, whatever its switch says. */
export function BonusStatus({ row: { isActive, hasEnded } }: { row: BonusRow }) {
  return hasEnded ? <StatusBadge state="waiting">Ended</StatusBadge> : <ActiveBadge isActive={isActive} />
}
