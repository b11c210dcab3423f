import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { QueueChoices, ReviewContext, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { QUEUE } from '#contract/reviews/moderation.ts'
import { callAdmin } from '../session/call-admin.ts'
import { queueCall, readQueueAddress, withQueueAddress } from './queue-address.ts'
import type { QueueAddress } from './queue-address.ts'

export const MODERATION = '/api/admin/moderation'
export const QUEUE_KEY = ['admin', 'moderation', 'queue'] as const

/** The page of the queue that the address asks for, and ways to another one. */
export function useQueue() {
  const [parameters, setParameters] = useSearchParams()
  const address = readQueueAddress(parameters)
  const asked = queueCall(address, QUEUE.perPage)
  const rows = useQuery({
    queryKey: [...QUEUE_KEY, asked],
    queryFn: ({ signal }) => callAdmin<ReviewQueue>(`${MODERATION}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // A colleague may have decided a moment ago.
    staleTime: 0,
  })
  const change = (changes: Partial<QueueAddress>, how: 'push' | 'replace' = 'replace') =>
    setParameters((present) => withQueueAddress(present, changes), {
      replace: how === 'replace',
      preventScrollReset: true,
    })
  return {
    address,
    asked,
    rows,
    change,
    hrefOf: (changes: Partial<QueueAddress>) => `?${withQueueAddress(parameters, changes).toString()}`,
  }
}

export type Queue = ReturnType<typeof useQueue>

/** What the queue can be filtered by, and whether every new review waits. */
export function useQueueChoices(status: string) {
  return useQuery({
    queryKey: ['admin', 'moderation', 'choices', status],
    queryFn: ({ signal }) => callAdmin<QueueChoices>(`${MODERATION}/choices?status=${status}`, { signal }),
  })
}

/** A review with its copies and what else its author wrote; nothing is asked for without an id. */
export function useReviewContext(id: number | undefined) {
  return useQuery({
    queryKey: ['admin', 'moderation', 'review', id],
    queryFn: ({ signal }) => callAdmin<ReviewContext>(`${MODERATION}/${id}`, { signal }),
    enabled: id !== undefined,
    staleTime: 0,
  })
}
