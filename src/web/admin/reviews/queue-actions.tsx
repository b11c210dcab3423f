import { Button } from '#ui/button.tsx'

interface QueueActionsProps {
  count: number
  /** The state that the list shows, or "all". */
  status: string
  isBusy: boolean
  onDecide: (action: 'publish' | 'reject' | 'hold') => void
  onClear: () => void
}

/** What can be done with all chosen reviews. */
export function QueueActions({ count, status, isBusy, onDecide, onClear }: QueueActionsProps) {
  return (
    <div className="queue-actions" role="region" aria-label="Selected reviews">
      <b className="sm" role="status">
        {count.toLocaleString('en')} selected
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
