import { Inbox } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { FORM } from '#contract/items/limits.ts'
import { QUEUE, REJECTION_NAMES, REJECTIONS, type Rejection } from '#contract/reviews/moderation.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useMedia } from '#ui/use-media.ts'
import { grouped } from '#domain/shared/counted.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { ReadingPane } from './reading-pane.tsx'
import { useDesk } from './use-desk.ts'
import type { Decisions } from './use-decisions.ts'
import type { Queue } from './use-queue.ts'

interface ReviewDeskProps {
  queue: Queue
  data: ReviewQueue
  decisions: Decisions
  areKeysOn: boolean
  onHelp: () => void
}

/** The list beside the reading pane, which is a full-screen dialog where there is no room for both. */
export function ReviewDesk({ queue, data, decisions, areKeysOn, onHelp }: ReviewDeskProps) {
  const isWide = useMedia('(min-width: 1024px)')
  const desk = useDesk({ queue, data, decisions, isWide })
  const { reviews, current, selection, rejecting } = desk
  useQueueKeys({ ...desk.keys, undo: () => decisions.undoLast?.(), help: onHelp }, areKeysOn)
  const page = Number(queue.address.page)
  const pages = Math.max(1, Math.ceil(data.total / QUEUE.perPage))
  const toLastPage = useEffectEvent(() => queue.change({ page: String(pages) }))
  useEffect(() => {
    // The last page is finished, or a link is older than the queue.
    if (page > pages) toLastPage()
  }, [page, pages])

  if (reviews.length === 0 && queue.address.review === '')
    return queue.rows.isFetching ? <QueueSkeleton /> : <NothingFound address={queue.address} />
  return (
    <>
      <div className="review-desk grid gap-4 grid-cols-1 lg:grid-cols-[24rem_minmax(0,1fr)] lg:h-[max(32rem,calc(100dvh_-_19.5rem))]">
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
      <Pagination page={page} pages={pages} hrefOf={(to) => queue.hrefOf({ page: String(to), review: '' })} />
      {rejecting !== undefined && (
        <RejectDialog
          what={rejecting.count === 1 ? 'this review' : `${grouped(rejecting.count)} reviews`}
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

/** The action of each key. Of several names for a key the first is displayed. */
interface QueueKeys {
  next: () => void
  previous: () => void
  open: () => void
  approve: () => void
  reject: () => void
  select: () => void
  selectPage: () => void
  undo: () => void
  help: () => void
}

const ACTIONS: Readonly<Record<string, keyof QueueKeys>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  a: 'approve',
  r: 'reject',
  x: 'select',
  z: 'undo',
  '?': 'help',
}

/** Handles the queue's keys, except while someone types, a dialog is open, or they are disabled. */
function useQueueKeys(keys: QueueKeys, areOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return
    const isSelectAll = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'a'
    if (isSelectAll) return act(event, keys.selectPage)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = ACTIONS[event.key]
    if (action !== undefined) act(event, keys[action])
  })
  useEffect(() => {
    if (!areOn) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [areOn])
}

function act(event: KeyboardEvent, action: () => void): void {
  event.preventDefault()
  action()
}

/** True when the key belongs to a field, an open dialog other than the reading pane, or the focused button. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"]:not(.review-dialog)') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('textarea, select, [role="combobox"]') !== null) return true
  if (target instanceof HTMLInputElement)
    return target.type === 'radio' ? key.startsWith('Arrow') : target.type !== 'checkbox'
  // The queue's own key opens a link in the list.
  return key === 'Enter' && target.closest('button, a[href]:not(.queue-row__link), summary') !== null
}

interface RejectDialogProps {
  what: string
  /** The last rejection's reason, so that repeating it takes one key. */
  preset: Rejection
  onReject: (reason: Rejection, note: string) => void
  onClose: () => void
}

/** Asks for the reason of a rejection. Enter rejects. */
function RejectDialog({ what, preset, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState(preset)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const reject = () => {
    if (reason === 'other' && note.trim() === '') return setProblem('Say in a few words why')
    onReject(reason, note.trim())
  }
  return (
    <AskDialog
      title={`Reject ${what}?`}
      description="Visitors do not see a rejected review. Its author is not told. You can undo it."
      submit="Reject"
      isDestructive
      onSubmit={reject}
      onClose={onClose}
    >
      <Reasons reason={reason} onChange={setReason} />
      <Field label="Note" hint={reason === 'other' ? undefined : 'Optional'} problem={problem}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={FORM.decisionNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
    </AskDialog>
  )
}

/** Enter rejects for the previous reason; arrow keys choose another. */
function Reasons({ reason, onChange }: { reason: Rejection; onChange: (reason: Rejection) => void }) {
  return (
    <fieldset className="reject-reasons border-0 p-0 m-0">
      <legend className="flabel">Reason</legend>
      {REJECTION_NAMES.map((name) => (
        <Checkbox
          key={name}
          type="radio"
          name="reason"
          value={name}
          checked={reason === name}
          onChange={() => onChange(name)}
        >
          {REJECTIONS[name]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
