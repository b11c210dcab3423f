import { useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { isExpired } from '#domain/time-left.ts'
import { StatusBadge } from '../status-badge.tsx'

/** Until when a bonus runs; one that has ended says so. */
export function BonusEndCell({ validUntil }: { validUntil: string | null }) {
  const [now] = useState(() => new Date())
  return (
    <span className="table__name">
      {formatDate(validUntil) ?? <span className="mut">No expiration</span>}
      {isExpired(validUntil, now) && <StatusBadge state="waiting">Expired</StatusBadge>}
    </span>
  )
}
