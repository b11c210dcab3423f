import { BadgeCheck, Check, ChevronLeft, ChevronRight, RotateCcw, X } from 'lucide'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ScoreBadge } from '../../scores/score-badge.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { foundIn, MarkedText } from './marked-text.tsx'
import { STATE_WORDS } from './moderation-words.ts'

/** Who wrote it, when, and where it stands. */
export function PaneHead({ review }: { review: QueuedReview }) {
  const { label, badge } = STATE_WORDS[review.state]
  return (
    <p className="review-pane__who">
      <b>
        <MarkedText text={review.userName} found={foundIn(review, 'userName')} />
      </b>
      {review.isVerified && (
        <span className="ok">
          <Icon of={BadgeCheck} size={16} />
          Verified
        </span>
      )}
      <AdminTime at={review.createdAt} />
      <StatusBadge state={badge}>{label}</StatusBadge>
      <ScoreBadge whole value={review.overallRating} suffix="/10" />
    </p>
  )
}

interface PaneActionsProps {
  review: QueuedReview
  onDecide: (action: 'publish' | 'reject' | 'hold') => void
  onNext: () => void
  onPrevious: () => void
}

/** The decision, with its keys, and the way to the neighbours. */
export function PaneActions({ review, onDecide, onNext, onPrevious }: PaneActionsProps) {
  return (
    <div className="review-pane__actions">
      {review.state !== 'published' && (
        <Button onClick={() => onDecide('publish')}>
          <Icon of={Check} size={18} />
          Approve
          <Key>A</Key>
        </Button>
      )}
      {review.state !== 'rejected' && (
        <Button variant="outline" onClick={() => onDecide('reject')}>
          <Icon of={X} size={18} />
          Reject
          <Key>R</Key>
        </Button>
      )}
      {review.state !== 'held' && (
        <Button variant="outline" onClick={() => onDecide('hold')}>
          <Icon of={RotateCcw} size={18} />
          Back to waiting
        </Button>
      )}
      <span className="review-pane__more">
        <IconButton icon={ChevronLeft} label="Previous review" onClick={onPrevious} />
        <IconButton icon={ChevronRight} label="Next review" onClick={onNext} />
        <DeleteForGoodButton
          path={`/api/admin/reviews/${review.id}`}
          name={review.title}
          title="Delete this review for good?"
          failure="An error occurred while deleting the review"
        >
          You cannot undo this. To keep a review away from visitors, reject it; deleting is for authors who
          want their words gone.
        </DeleteForGoodButton>
      </span>
    </div>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="key" aria-hidden="true">
      {children}
    </kbd>
  )
}
