import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueueChoices, ReviewContext, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { QUEUE } from '#contract/reviews/moderation.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useAddress } from '../items/list/use-list.ts'
import { QUEUE_FILTERS, queueCall, type QueueAddress } from './queue-address.ts'

export const MODERATION = '/api/admin/moderation'
export const QUEUE_KEY = ['admin', 'moderation', 'queue'] as const

export function useQueue() {
  const { query, change, hrefOf } = useAddress(QUEUE_FILTERS)
  const address: QueueAddress = { ...query.filters, search: query.search, page: String(query.page) }
  const asked = queueCall(address, QUEUE.perPage)
  const rows = useQuery({
    queryKey: [...QUEUE_KEY, asked],
    queryFn: ({ signal }) => callAdmin<ReviewQueue>(`${MODERATION}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // A colleague may have just decided.
    staleTime: 0,
  })
  return { address, asked, rows, change, hrefOf }
}

export type Queue = ReturnType<typeof useQueue>

/** The filters' choices, and whether every new review waits. */
export function useQueueChoices(status: string) {
  return useQuery({
    queryKey: ['admin', 'moderation', 'choices', status],
    queryFn: ({ signal }) => callAdmin<QueueChoices>(`${MODERATION}/choices?status=${status}`, { signal }),
  })
}

/** A review with its copies and the author's other reviews; not requested without an id. */
export function useReviewContext(id: number | undefined) {
  return useQuery({
    queryKey: ['admin', 'moderation', 'review', id],
    queryFn: ({ signal }) => callAdmin<ReviewContext>(`${MODERATION}/${id}`, { signal }),
    enabled: id !== undefined,
    staleTime: 0,
  })
}
