/** Bodies and responses of the public memory. Screens take the types only. */
import { z } from 'zod'
import { CHANGE_MAKERS, CHANGED_KINDS } from './fact-changes.ts'

/** What a save may say about the facts that it changes; what it leaves out is not stated. */
export const ChangeCause = z.strictObject({
  by: z
    .enum(CHANGE_MAKERS, `change.by must be one of: ${CHANGE_MAKERS.join(', ')}`)
    .nullish()
    .transform((by) => by ?? null),
  source: z
    .string('change.source must be a text')
    .trim()
    .max(300, 'change.source may have at most 300 characters')
    .nullish()
    .transform((source) => (source === undefined || source === '' ? null : source)),
})
export type ChangeCause = z.output<typeof ChangeCause>

/** Why an entry of the public history is removed; visitors read it in its place. */
export const ChangeRemoval = z.strictObject({
  reason: z
    .string('Reason is required')
    .trim()
    .min(3, 'Reason is required')
    .max(300, 'Reason may have at most 300 characters'),
})

/** One entry as visitors read it. */
export const FactChange = z.object({
  id: z.int(),
  kind: z.enum(CHANGED_KINDS),
  itemId: z.int(),
  /** "Aldermoon", or "Welcome package at Aldermoon", as it was called then. */
  name: z.string(),
  /** Null when it has no page any more. */
  path: z.string().nullable(),
  /** Such as "wagering"; empty where it is removed. */
  field: z.string(),
  /** Such as "Wagering 35× → 40× of the bonus"; of a removed one why it was removed. */
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  by: z.enum(CHANGE_MAKERS).nullable(),
  source: z.string().nullable(),
  /** For visitors; null is neither, and a correction: it says that we were wrong, not that anything moved. */
  direction: z.enum(['better', 'worse']).nullable(),
  isRemoved: z.boolean(),
  isDemo: z.boolean(),
})
export type FactChange = z.output<typeof FactChange>

/** What changed last for better or worse within 30 days. */
export const MovedNow = z
  .object({ direction: z.enum(['better', 'worse']), on: z.string(), says: z.string() })
  .nullable()
