/** Request bodies and responses of the public change history. Screens import the types only. */
import { z } from 'zod'
import { text } from '../shared/common.schema.ts'
import { CHANGE_MAKERS, CHANGED_KINDS } from './fact-changes.ts'

/** Where a fact was read. Missing or empty means "not stated". */
export function sourceText(name: string) {
  const tooLong = `${name} may have at most 300 characters`
  return text({ min: 0, max: 300, tooShort: `${name} must be a text`, tooLong })
    .nullish()
    .transform((source) => (source === undefined || source === '' ? null : source))
}

/** The reason that staff give for removing or excusing something. */
export function reasonText() {
  const tooLong = 'Reason may have at most 300 characters'
  return text({ min: 3, max: 300, tooShort: 'Reason is required', tooLong })
}

/** What a save may say about the cause of its changes. Anything left out is "not stated". */
export const ChangeCause = z.strictObject({
  by: z
    .enum(CHANGE_MAKERS, `change.by must be one of: ${CHANGE_MAKERS.join(', ')}`)
    .nullish()
    .transform((by) => by ?? null),
  source: sourceText('change.source'),
})
export type ChangeCause = z.output<typeof ChangeCause>

/** The reason for removing an entry of the public history. Visitors read it in place of the entry. */
export const ChangeRemoval = z.strictObject({ reason: reasonText() })

/** One entry of the public history. */
export const FactChange = z.object({
  id: z.int(),
  kind: z.enum(CHANGED_KINDS),
  itemId: z.int(),
  /** The name at that time: "Aldermoon", or "Welcome package at Aldermoon". */
  name: z.string(),
  /** Null when the page no longer exists. */
  path: z.string().nullable(),
  /** Such as "wagering"; empty for a removed entry. */
  field: z.string(),
  /** Such as "Wagering 35× → 40× of the bonus"; for a removed entry the reason of its removal. */
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  by: z.enum(CHANGE_MAKERS).nullable(),
  source: z.string().nullable(),
  /** Whether visitors gain or lose; null for neither, and for a correction, where only our record changed. */
  direction: z.enum(['better', 'worse']).nullable(),
  isRemoved: z.boolean(),
  isDemo: z.boolean(),
})
export type FactChange = z.output<typeof FactChange>

/** The latest change for better or worse within 30 days. */
export const MovedNow = z
  .object({ direction: z.enum(['better', 'worse']), on: z.string(), says: z.string() })
  .nullable()
