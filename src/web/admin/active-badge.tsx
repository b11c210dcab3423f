import { StatusBadge } from './status-badge.tsx'

/** Active or Inactive, as the tables say it. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <StatusBadge state="on">Active</StatusBadge>
  ) : (
    <StatusBadge state="off">Inactive</StatusBadge>
  )
}
