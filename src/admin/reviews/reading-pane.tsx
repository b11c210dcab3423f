import { BadgeCheck, Check, ChevronLeft, ChevronRight, RotateCcw, X } from 'lucide'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ScoreBadge } from '#web/cards/scores.tsx'
import { CallError, reasonOf } from '#web/shell/call-api.ts'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { AdminTime } from '../items/list/list-parts.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { foundIn, MarkedText } from './marked-text.tsx'
import { STATE_WORDS } from './moderation-words.ts'
import { ReviewPane } from './review-pane.tsx'
import { useReviewContext, type Queue } from './use-queue.ts'

interface ReadingPaneProps {
  id: number | undefined
  /** The review from the list, shown while the rest loads. */
  inList: QueuedReview | undefined
  isDialog: boolean
  isOpen: boolean
  hrefOf: Queue['hrefOf']
  onDecide: (action: 'publish' | 'reject' | 'hold') => void
  onNext: () => void
  onPrevious: () => void
  onClose: () => void
}

/** A whole review with its actions: beside the list, or as a full-screen dialog. */
export function ReadingPane(props: ReadingPaneProps) {
  const { id, inList, isDialog, isOpen, hrefOf, onDecide, onNext, onPrevious, onClose } = props
  const { data: context, error } = useReviewContext(isOpen ? id : undefined)
  const review = inList ?? (context?.review.id === id ? context?.review : undefined)
  if (!isOpen) return null
  const title =
    review === undefined ? 'Review' : <MarkedText text={review.title} found={foundIn(review, 'title')} />
  const body =
    review === undefined ? (
      error === null ? (
        <Skeleton className="form-skeleton" />
      ) : (
        <p className="err" role="alert">
          {error instanceof CallError && error.status === 404
            ? 'This review is gone.'
            : reasonOf(error, 'The review could not be loaded.')}
        </p>
      )
    ) : (
      <ReviewPane key={review.id} review={review} context={context} hrefOf={hrefOf} />
    )
  const actions = review !== undefined && (
    <PaneActions review={review} onDecide={onDecide} onNext={onNext} onPrevious={onPrevious} />
  )
  if (isDialog)
    return (
      <Dialog
        onClose={onClose}
        title={title}
        className="review-dialog"
        focusSelf
        bar={review !== undefined && <PaneHead review={review} />}
        footer={actions}
      >
        <div className="review-pane__body">{body}</div>
      </Dialog>
    )
  return (
    <section className="card card--flat review-pane" aria-label="The review">
      <div className="review-pane__head py-4 px-5 border-b border-b-border">
        <h2>{title}</h2>
        {review !== undefined && <PaneHead review={review} />}
        {actions}
      </div>
      <div className="review-pane__body">{body}</div>
    </section>
  )
}

/** Author, time and state. */
function PaneHead({ review }: { review: QueuedReview }) {
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

/** The decisions with their keys, and links to the neighbours. */
function PaneActions({ review, onDecide, onNext, onPrevious }: PaneActionsProps) {
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
      <span className="ml-auto inline-flex">
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
