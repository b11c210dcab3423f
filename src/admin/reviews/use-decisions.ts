import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Decided, NewDecision } from '#contract/reviews/decision.schema.ts'
import type { ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import type { ReviewState } from '#contract/reviews/moderation.ts'
import { showToast } from '#ui/toast.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { STATE_AFTER } from './moderation-words.ts'
import { MODERATION, QUEUE_KEY } from './use-queue.ts'

type Gone = ReadonlyMap<number, ReviewState>

/**
 * Decides about reviews. They leave the list at once and return when the server refuses. The last decision can be
 * undone.
 */
export function useDecisions() {
  const client = useQueryClient()
  const afterChange = useAfterChange()
  const [gone, setGone] = useState<Gone>(new Map())
  const [pending, setPending] = useState(0)
  const [last, setLast] = useState<number>()

  const forget = (ids: readonly number[]) =>
    setGone((present) => new Map([...present].filter(([id]) => !ids.includes(id))))

  const undo = async (decision: number) => {
    setLast(undefined)
    try {
      const answer = await callAdmin<Decided>(`${MODERATION}/decisions/${decision}/undo`, { method: 'POST' })
      showToast({ title: answer.message, ...skippedWords(answer.skipped) })
    } catch (error) {
      showFailure(error, 'It could not be taken back')
    } finally {
      afterChange()
    }
  }

  /** Resolves with true when it was done. */
  const decide = async (decision: NewDecision): Promise<boolean> => {
    const ids = decision.ids ?? []
    const state = STATE_AFTER[decision.action]
    setGone((present) => new Map([...present, ...ids.map((id) => [id, state] as const)]))
    setPending((count) => count + 1)
    try {
      const answer = await callAdmin<Decided>(`${MODERATION}/decisions`, { payload: decision })
      const { decision: made } = answer
      setLast(made ?? undefined)
      showToast({
        title: answer.message,
        ...skippedWords(answer.skipped),
        ...(made !== null && { action: { label: 'Undo', onPress: () => void undo(made) } }),
      })
      // Removed from cached lists, because the next decision may be running before they are refetched.
      client.setQueriesData<ReviewQueue>(OF_ONE_STATE, (queue) => queue && without(queue, ids, state))
      return true
    } catch (error) {
      showFailure(error, 'An error occurred while changing the review')
      return false
    } finally {
      setPending((count) => count - 1)
      forget(ids)
      afterChange()
    }
  }

  return {
    decide,
    undoLast: last === undefined ? undefined : () => void undo(last),
    isBusy: pending > 0,
    /** True while a decision about it is running and the list of this state no longer holds it. */
    isGone: (id: number, status: string) => status !== 'all' && gone.has(id) && gone.get(id) !== status,
  }
}

export type Decisions = ReturnType<typeof useDecisions>

/** Lists of all states keep a review, whatever is decided. */
const OF_ONE_STATE = {
  queryKey: QUEUE_KEY,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !String(queryKey.at(-1)).startsWith('status=all'),
}

function without(queue: ReviewQueue, ids: readonly number[], state: ReviewState): ReviewQueue {
  const reviews = queue.reviews.filter((review) => !ids.includes(review.id) || review.state === state)
  return { ...queue, reviews, total: queue.total - (queue.reviews.length - reviews.length) }
}

function skippedWords(skipped: number) {
  if (skipped === 0) return {}
  const one = skipped === 1
  return {
    description: `${grouped(skipped)} ${one ? 'review was' : 'reviews were'} left out: decided or deleted by someone else.`,
  }
}
