/** Bodies and responses of the public memory. Screens take the types only. */
import { z } from 'zod'
import { text } from '../shared/common.schema.ts'
import { CHANGE_MAKERS, CHANGED_KINDS } from './fact-changes.ts'

/** Where a fact was read; left out or empty it is not stated. */
export function sourceText(name: string) {
  const tooLong = `${name} may have at most 300 characters`
  return text({ min: 0, max: 300, tooShort: `${name} must be a text`, tooLong })
    .nullish()
    .transform((source) => (source === undefined || source === '' ? null : source))
}

/** Why staff take something out or excuse it. */
export function reasonText() {
  const tooLong = 'Reason may have at most 300 characters'
  return text({ min: 3, max: 300, tooShort: 'Reason is required', tooLong })
}

/** What a save may say about the facts that it changes; what it leaves out is not stated. */
export const ChangeCause = z.strictObject({
  by: z
    .enum(CHANGE_MAKERS, `change.by must be one of: ${CHANGE_MAKERS.join(', ')}`)
    .nullish()
    .transform((by) => by ?? null),
  source: sourceText('change.source'),
})
export type ChangeCause = z.output<typeof ChangeCause>

/** Why an entry of the public history is removed; visitors read it in its place. */
export const ChangeRemoval = z.strictObject({ reason: reasonText() })

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
