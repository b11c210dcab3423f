import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CallError, reasonOf } from '../../shell/call-api.ts'
import { foundIn, MarkedText } from './marked-text.tsx'
import { PaneActions, PaneHead } from './pane-head.tsx'
import { ReviewPane } from './review-pane.tsx'
import { useReviewContext } from './use-queue.ts'
import type { Queue } from './use-queue.ts'

interface ReadingPaneProps {
  /** The review to read; undefined when the list is empty. */
  id: number | undefined
  /** As the list has it: shown at once, while the rest is on its way. */
  inList: QueuedReview | undefined
  isDialog: boolean
  isOpen: boolean
  hrefOf: Queue['hrefOf']
  onDecide: (action: 'publish' | 'reject' | 'hold') => void
  onNext: () => void
  onPrevious: () => void
  onClose: () => void
}

/** One whole review with what can be done about it: beside the list, or a dialog over the whole screen. */
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
        open
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
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
      <div className="review-pane__head">
        <h2>{title}</h2>
        {review !== undefined && <PaneHead review={review} />}
        {actions}
      </div>
      <div className="review-pane__body">{body}</div>
    </section>
  )
}
