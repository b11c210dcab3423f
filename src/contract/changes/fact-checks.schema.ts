import { z } from 'zod'
import { sourceText } from './fact-changes.schema.ts'
import { CHECKED_PARTS, type CheckedKind, type CheckedPart } from './fact-checks.ts'

const KINDS = Object.keys(CHECKED_PARTS) as [CheckedKind, ...CheckedKind[]]
const PARTS = Object.values(CHECKED_PARTS).flat() as [CheckedPart, ...CheckedPart[]]

export const FactToCheck = z.object({
  kind: z.enum(KINDS),
  itemId: z.int(),
  /** "Aldermoon", or "Welcome package at Aldermoon". */
  name: z.string(),
  part: z.enum(PARTS),
  /** The values that the site shows now, to compare with the source. */
  says: z.string(),
  /** Null: never checked. */
  checkedOn: z.string().nullable(),
  source: z.string().nullable(),
  /** Visitors of the page in the last 30 days. */
  views: z.int(),
  websiteUrl: z.string().nullable(),
})
export type FactToCheck = z.output<typeof FactToCheck>

/** "Still true": the values shown agree with the source today. */
export const FactChecked = z
  .strictObject({
    kind: z.enum(KINDS),
    itemId: z.int().positive(),
    part: z.enum(PARTS),
    source: sourceText('source'),
    /**
     * The values that staff compared with the source. The check is refused when they have changed since. Without this,
     * no such comparison is made.
     */
    says: z.string('says must be a text').max(20_000).optional(),
  })
  .refine(({ kind, part }) => (CHECKED_PARTS[kind] as readonly string[]).includes(part), {
    path: ['part'],
    message: 'part must be one that the kind has',
  })
export type FactChecked = z.output<typeof FactChecked>
