/** Small API calls: counters, newsletter, interactions, comparisons. Screens import the types only. */
import { z } from 'zod'
import { id, isoDate } from '../shared/common.schema.ts'
import { COMPARE_LIMIT } from '../comparisons/limits.ts'
import { TEXT } from '../shared/limits.ts'
import { INTERACTION_TYPES } from '../shared/options.ts'

export const Stats = z.object({
  totalCasinos: z.int(),
  totalBonuses: z.int(),
  totalGames: z.int(),
  happyUsers: z.int().nullable().describe('Null where the site makes no such claim'),
})
export type Stats = z.infer<typeof Stats>

export const NewSubscription = z.strictObject({
  email: z
    .string('Enter a valid email address')
    .trim()
    .max(TEXT.email, 'Enter a valid email address')
    .pipe(z.email('Enter a valid email address')),
})
export type NewSubscription = z.infer<typeof NewSubscription>

export type SubscriptionLinkState = 'open' | 'done' | 'expired' | 'unknown'

export const NewInteraction = z.strictObject({
  /** Null where the visitor has not consented to a session id. */
  sessionId: z
    .string('sessionId must be a text, or null without consent')
    .regex(
      /^session_\d{1,16}_[A-Za-z0-9]{1,40}$/,
      'sessionId must look like session_{milliseconds}_{letters and digits}',
    )
    .nullable(),
  interactionType: z.enum(INTERACTION_TYPES, 'interactionType is not one of the known types'),
  /** Ids as numbers or digits; for searches it may be the search text. */
  targetId: z
    .union([z.string().max(TEXT.search), z.int()])
    .transform(String)
    .nullish(),
  targetType: z.string().max(40).nullish(),
})
export type NewInteraction = z.infer<typeof NewInteraction>

/** Whether this visitor must consent before anything is stored or read for tracking (decision D-75). */
export const ConsentRule = z.object({
  isRequired: z.boolean(),
  keptDays: z.int().describe('How many days an interaction is kept with its session identifier'),
  country: z
    .string()
    .nullable()
    .describe('Where the visitor seems to be, by ISO 3166-1, such as DE: it decides which help comes first'),
})
export type ConsentRule = z.infer<typeof ConsentRule>

export const NewComparison = z.strictObject({
  casinoIds: z
    .array(id)
    .min(1, 'Choose at least one casino')
    .max(COMPARE_LIMIT, `Compare at most ${COMPARE_LIMIT} casinos`),
  userId: z.string().max(TEXT.sessionId).nullish(),
})
export type NewComparison = z.infer<typeof NewComparison>

export const Comparison = z.object({ id: z.int(), casinoIds: z.array(z.int()), createdAt: isoDate })
export type Comparison = z.infer<typeof Comparison>

/** The response to storing a comparison, which alone includes the sender's own id. */
export const StoredComparison = Comparison.extend({ userId: z.string().nullable() })
export type StoredComparison = z.infer<typeof StoredComparison>

/** The response to a call without a result. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
export type Done = z.infer<typeof Done>

/** The shape of every unsuccessful response (decision D-61). */
export const Problem = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  status: z.int(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>
