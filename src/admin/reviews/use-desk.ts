import { useState } from 'react'
import type { NewDecision } from '#contract/reviews/decision.schema.ts'
import type { QueuedReview, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import type { Rejection } from '#contract/reviews/moderation.ts'
import { STATE_AFTER, type ModerationAction } from './moderation-words.ts'
import { filterBody, queueCall } from './queue-address.ts'
import { rowId } from './queue-row.tsx'
import type { Decisions } from './use-decisions.ts'
import type { Queue } from './use-queue.ts'
import { useSelection } from './use-selection.ts'

type What = Pick<NewDecision, 'ids' | 'matching'>

interface Desk {
  queue: Queue
  data: ReviewQueue
  decisions: Decisions
  isWide: boolean
}

/** The position in the list, the selection, and the effect of each key and button. */
export function useDesk({ queue, data, decisions, isWide }: Desk) {
  const { address, change } = queue
  const selection = useSelection(queueCall({ ...address, page: '1', sort: 'newest' }, 1))
  const [rejecting, setRejecting] = useState<What & { count: number }>()
  const [lastReason, setLastReason] = useState<Rejection>('advertising')
  const reviews = data.reviews.filter(({ id }) => !decisions.isGone(id, address.status))
  const opened = address.review === '' ? undefined : Number(address.review)
  const current = opened ?? reviews[0]?.id
  const place = reviews.findIndex(({ id }) => id === current)

  const goTo = (review: QueuedReview | undefined, how: 'push' | 'replace' = 'replace') => {
    if (review === undefined) return
    change({ review: String(review.id) }, how)
    focusRow(review.id)
  }
  const open = (id: number) => {
    // On narrow screens Back closes the pane.
    change({ review: String(id) }, isWide || opened !== undefined ? 'replace' : 'push')
  }

  /** The neighbour appears at once. The review returns when the server refuses. */
  const leave = (ids: readonly number[], action: ModerationAction) => {
    const stays = address.status === 'all' || address.status === STATE_AFTER[action]
    if (current === undefined || !ids.includes(current)) return
    const isLeft = ({ id }: QueuedReview) => stays || !ids.includes(id)
    // While another list is loading, the neighbours would be those of the previous list.
    const near = queue.rows.isPlaceholderData ? [] : reviews
    const next =
      near.slice(place + 1).find(isLeft) ?? (stays ? undefined : near.slice(0, place).findLast(isLeft))
    if (next !== undefined) goTo(next)
    else if (!stays) change({ review: '' })
  }

  const send = async (
    what: What,
    action: ModerationAction,
    why: { reason?: Rejection; note?: string } = {},
  ) => {
    leave(what.ids ?? [], action)
    if (what.matching !== undefined) change({ review: '' })
    const isDone = await decisions.decide({ ...what, action, note: '', ...why })
    const isOfSelection = what.matching !== undefined || (what.ids ?? []).some((id) => selection.ids.has(id))
    if (isDone && isOfSelection) selection.clear()
  }
  const decide = (what: What, count: number, action: ModerationAction) => {
    if (action === 'reject') setRejecting({ ...what, count })
    else void send(what, action)
  }

  const decideCurrent = (action: ModerationAction) => {
    if (current !== undefined && rejecting === undefined) decide({ ids: [current] }, 1, action)
  }
  const decideSelected = (action: ModerationAction) => {
    const { all, ids, count } = selection
    const what = all === undefined ? { ids: [...ids] } : { matching: { filter: filterBody(address), ...all } }
    decide(what, count, action)
  }

  return {
    reviews,
    current,
    selection,
    rejecting,
    lastReason,
    open,
    close: () => change({ review: '' }),
    decideCurrent,
    decideSelected,
    reject: (reason: Rejection, note: string) => {
      setLastReason(reason)
      setRejecting(undefined)
      if (rejecting === undefined) return
      const { count: _, ...what } = rejecting
      void send(what, 'reject', { reason, note })
    },
    cancelReject: () => setRejecting(undefined),
    keys: {
      next: () => goTo(reviews[opened === undefined && !isWide ? 0 : place + 1]),
      previous: () => goTo(reviews[Math.max(0, place - 1)]),
      open: () => {
        if (current !== undefined) open(current)
      },
      approve: () => decideOnOne('publish'),
      reject: () => decideOnOne('reject'),
      select: () => {
        if (current !== undefined) selection.toggle(current)
      },
      selectPage: () => selection.togglePage(reviews.map(({ id }) => id)),
    },
  }

  /** Keys apply to the selection; without one to the review in the pane. */
  function decideOnOne(action: 'publish' | 'reject') {
    if (selection.count > 0) decideSelected(action)
    else if (isWide || opened !== undefined) decideCurrent(action)
  }
}

/** After React has rendered the row as the current one. */
function focusRow(id: number): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(rowId(id))
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
}
