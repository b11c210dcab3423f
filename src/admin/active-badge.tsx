import { StatusBadge } from './status-badge.tsx'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <StatusBadge state="on">Active</StatusBadge>
  ) : (
    <StatusBadge state="off">Inactive</StatusBadge>
  )
}
