import type { ModeratedReview } from '#contract/moderation.schema.ts'
import { Button } from '#ui/button.tsx'
import { useModerate } from './use-moderate.ts'

interface ModerationBarProps {
  reviews: readonly ModeratedReview[]
  onDone: () => void
}

/** What can be done with all chosen reviews; there only while any are. */
export function ModerationBar({ reviews, onDone }: ModerationBarProps) {
  const { isBusy, moderate } = useModerate(onDone)
  if (reviews.length === 0) return null
  return (
    <div className="bulk" role="region" aria-label="Selected reviews">
      <b role="status">
        {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'} selected
      </b>
      <Button size="sm" disabled={isBusy} onClick={() => void moderate(reviews, 'publish')}>
        Publish
      </Button>
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void moderate(reviews, 'reject')}>
        Reject
      </Button>
      <Button variant="ghost" size="sm" onClick={onDone}>
        Clear
      </Button>
    </div>
  )
}
