import type { QueuedReview, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { QUEUE } from '#contract/reviews/moderation.ts'
import { Button } from '#ui/button.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { QueueRow } from './queue-row.tsx'
import type { Queue } from './use-queue.ts'
import type { Selection } from './use-selection.ts'

interface QueueListProps {
  queue: Queue
  data: ReviewQueue
  reviews: readonly QueuedReview[]
  current: number | undefined
  selection: Selection
  isBusy: boolean
  onOpen: (id: number) => void
  onDecide: (action: 'publish' | 'reject' | 'hold') => void
}

export function QueueList(props: QueueListProps) {
  const { queue, data, reviews, current, selection, isBusy, onOpen, onDecide } = props
  const ids = reviews.map(({ id }) => id)
  const isWhole = ids.length > 0 && ids.every((id) => selection.has(id))
  return (
    <section className="card card--flat queue-list" aria-label="Reviews">
      <div className="queue-list__head flex flex-none items-center gap-3.5 min-h-15 py-1.5 pr-3 pl-4 border-b border-b-border">
        <input
          type="checkbox"
          className="tick"
          aria-label="Select all on this page"
          checked={isWhole}
          ref={(box) => {
            if (box !== null) box.indeterminate = !isWhole && selection.count > 0
          }}
          onChange={() => selection.togglePage(ids)}
        />
        {selection.count === 0 ? (
          <span className="sm mut">{rangeOf(queue, reviews.length, data)}</span>
        ) : (
          <QueueActions
            count={selection.count}
            status={queue.address.status}
            isBusy={isBusy}
            onDecide={onDecide}
            onClear={selection.clear}
          />
        )}
      </div>
      {isWhole && selection.all === undefined && data.total > ids.length && (
        <p className="flex flex-wrap items-center gap-x-1 py-1 px-4 bg-accent text-accent-foreground border-b border-b-border sm">
          {data.hasMore ? (
            `More than ${grouped(QUEUE.counted)} match. Use filters to choose fewer.`
          ) : (
            <Button variant="ghost" size="sm" onClick={() => selection.selectAll(data)}>
              Select all {grouped(data.total)} that match
            </Button>
          )}
        </p>
      )}
      <ol className="queue-list__rows" aria-busy={queue.rows.isPlaceholderData || undefined}>
        {reviews.map((review) => (
          <QueueRow
            key={review.id}
            review={review}
            isCurrent={review.id === current}
            isSelected={selection.has(review.id)}
            hasState={queue.address.status === 'all'}
            href={queue.hrefOf({ review: String(review.id) })}
            onOpen={() => onOpen(review.id)}
            onSelect={(withRange) =>
              withRange ? selection.toggleTo(review.id, ids) : selection.toggle(review.id)
            }
          />
        ))}
      </ol>
    </section>
  )
}

function rangeOf({ address }: Queue, shown: number, { total, hasMore }: ReviewQueue): string {
  const first = (Number(address.page) - 1) * QUEUE.perPage + 1
  return `${grouped(first)}–${grouped(first + shown - 1)} of ${grouped(total)}${hasMore ? '+' : ''}`
}

interface QueueActionsProps {
  count: number
  status: string
  isBusy: boolean
  onDecide: (action: 'publish' | 'reject' | 'hold') => void
  onClear: () => void
}

function QueueActions({ count, status, isBusy, onDecide, onClear }: QueueActionsProps) {
  return (
    <div
      className="queue-actions flex flex-wrap items-center gap-1.5"
      role="region"
      aria-label="Selected reviews"
    >
      <b className="sm" role="status">
        {grouped(count)} selected
      </b>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
      <span>
        {status !== 'published' && (
          <Button size="sm" disabled={isBusy} onClick={() => onDecide('publish')}>
            Approve
          </Button>
        )}
        {status !== 'rejected' && (
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => onDecide('reject')}>
            Reject
          </Button>
        )}
        {status !== 'held' && (
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => onDecide('hold')}>
            Back to waiting
          </Button>
        )}
      </span>
    </div>
  )
}
