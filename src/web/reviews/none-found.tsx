import { MessageSquare } from 'lucide'
import { EmptyState } from '#ui/empty-state.tsx'

/** Fewer reviews than this are read faster than filtered. */
export const WEIGHED_FROM = 3

/** Reviews there are, but none that passes the filter. */
export function NoneFound() {
  return (
    <EmptyState icon={MessageSquare} title="No reviews match">
      Choose another score or subject, or show all reviews.
    </EmptyState>
  )
}
