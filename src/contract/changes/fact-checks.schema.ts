/** Bodies and responses of the checks of facts. */
import { z } from 'zod'
import { sourceText } from './fact-changes.schema.ts'
import { CHECKED_PARTS } from './fact-checks.ts'
import type { CheckedKind, CheckedPart } from './fact-checks.ts'

const KINDS = Object.keys(CHECKED_PARTS) as [CheckedKind, ...CheckedKind[]]
const PARTS = Object.values(CHECKED_PARTS).flat() as [CheckedPart, ...CheckedPart[]]

export const FactToCheck = z.object({
  kind: z.enum(KINDS),
  itemId: z.int(),
  /** "Aldermoon", or "Welcome package at Aldermoon". */
  name: z.string(),
  part: z.enum(PARTS),
  /** What we say now, to compare with. */
  says: z.string(),
  /** Null: never. */
  checkedOn: z.string().nullable(),
  source: z.string().nullable(),
  /** Visitors of its page in the last 30 days. */
  views: z.int(),
  websiteUrl: z.string().nullable(),
})
export type FactToCheck = z.output<typeof FactToCheck>

/** "Still true": what is shown agrees with the source today. */
export const FactChecked = z
  .strictObject({
    kind: z.enum(KINDS),
    itemId: z.int().positive(),
    part: z.enum(PARTS),
    source: sourceText('source'),
    /** What was read and compared: refused where something else is said by now. Without it nothing is compared. */
    says: z.string('says must be a text').max(20_000).optional(),
  })
  .refine(({ kind, part }) => (CHECKED_PARTS[kind] as readonly string[]).includes(part), {
    path: ['part'],
    message: 'part must be one that the kind has',
  })
export type FactChecked = z.output<typeof FactChecked>
