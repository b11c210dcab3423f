import { StatusBadge } from '../status-badge.tsx'

/** What visitors get now, by what is stored. */
export function PostState({ stored }: { stored: Record<string, unknown> | undefined }) {
  if (stored?.isPublished === true) return <StatusBadge state="on">Published</StatusBadge>
  if (typeof stored?.publishAt === 'string') return <StatusBadge state="waiting">Scheduled</StatusBadge>
  return <StatusBadge state="off">{stored === undefined ? 'New' : 'Draft'}</StatusBadge>
}
