/** The newsletter list as staff see it. Screens take the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'

/** `waiting` has not confirmed yet; only `confirmed` ones count. */
export const SUBSCRIBER_STATES = ['waiting', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

export const Subscriber = z.object({
  id: z.int(),
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  createdAt: isoDate,
  confirmedAt: isoDate.nullable(),
  unsubscribedAt: isoDate.nullable(),
})
export type Subscriber = z.infer<typeof Subscriber>

export interface SubscribersQuery {
  search: string
  state: SubscriberState | 'all'
}
