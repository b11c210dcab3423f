/** The newsletter's subscribers as staff see them. Screens import the types only. */
import { z } from 'zod'
import type { ListAsked, QueryOf } from '../items/list.ts'
import { isoDate } from '../shared/common.schema.ts'
import { TEXT } from '../shared/limits.ts'

/** `waiting`: not confirmed yet. Only `confirmed` subscribers count. */
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

export const SUBSCRIBER_LIST = {
  says: 'A part of the address',
  max: TEXT.email,
  filters: { state: { values: [...SUBSCRIBER_STATES, 'all'], preset: 'all' } },
} as const satisfies ListAsked
export type SubscribersQuery = QueryOf<typeof SUBSCRIBER_LIST>
