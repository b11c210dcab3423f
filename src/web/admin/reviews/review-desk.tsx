import { Inbox } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import type { ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { PAGE_WINDOW } from '#contract/shared/limits.ts'
import { QUEUE } from '#contract/reviews/moderation.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useMedia } from '#ui/use-media.ts'
import { QueueList } from './queue-list.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { ReadingPane } from './reading-pane.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDesk } from './use-desk.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import type { Decisions } from './use-decisions.ts'
import type { Queue } from './use-queue.ts'

interface ReviewDeskProps {
  queue: Queue
  data: ReviewQueue
  decisions: Decisions
  areKeysOn: boolean
  onHelp: () => void
}

/** The list beside the reading pane, which is a dialog over the whole screen where there is no room for both. */
export function ReviewDesk({ queue, data, decisions, areKeysOn, onHelp }: ReviewDeskProps) {
  const isWide = useMedia('(min-width: 1024px)')
  const desk = useDesk({ queue, data, decisions, isWide })
  const { reviews, current, selection, rejecting } = desk
  useQueueKeys({ ...desk.keys, undo: () => decisions.undoLast?.(), help: onHelp }, areKeysOn)
  const page = Number(queue.address.page)
  const pages = Math.max(1, Math.ceil(data.total / QUEUE.perPage))
  const toLastPage = useEffectEvent(() => queue.change({ page: String(pages) }))
  useEffect(() => {
    // The last page was worked through, or a link is older than the queue.
    if (page > pages) toLastPage()
  }, [page, pages])

  if (reviews.length === 0 && queue.address.review === '')
    return queue.rows.isFetching ? <QueueSkeleton /> : <NothingFound address={queue.address} />
  return (
    <>
      <div className="review-desk">
        <QueueList
          queue={queue}
          data={data}
          reviews={reviews}
          current={current}
          selection={selection}
          isBusy={decisions.isBusy}
          onOpen={desk.open}
          onDecide={desk.decideSelected}
        />
        <ReadingPane
          id={current}
          inList={reviews.find(({ id }) => id === current)}
          isDialog={!isWide}
          isOpen={isWide || queue.address.review !== ''}
          hrefOf={queue.hrefOf}
          onDecide={desk.decideCurrent}
          onNext={desk.keys.next}
          onPrevious={desk.keys.previous}
          onClose={desk.close}
        />
      </div>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          window={PAGE_WINDOW}
          hrefOf={(to) => queue.hrefOf({ page: String(to), review: '' })}
        />
      )}
      {rejecting !== undefined && (
        <RejectDialog
          what={rejecting.count === 1 ? 'this review' : `${rejecting.count.toLocaleString('en')} reviews`}
          preset={desk.lastReason}
          onReject={desk.reject}
          onClose={desk.cancelReject}
        />
      )}
    </>
  )
}

function NothingFound({ address }: { address: Queue['address'] }) {
  const isFiltered = Object.entries(address).some(
    ([name, value]) => value !== '' && !['status', 'sort', 'page'].includes(name),
  )
  return (
    <EmptyState icon={Inbox} title="No reviews found">
      {address.status === 'held' && !isFiltered ? 'Nothing waits for you.' : 'Try another search or filter.'}
    </EmptyState>
  )
}
