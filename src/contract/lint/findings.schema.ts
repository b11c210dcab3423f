import { z } from 'zod'
import { reasonText } from '../changes/fact-changes.schema.ts'
import { WRITTEN_KINDS } from '../items/item-kinds.ts'

export const ListedFinding = z.object({
  kind: z.enum(WRITTEN_KINDS),
  itemId: z.int(),
  /** "Aldermoon", or "Welcome package at Aldermoon". */
  name: z.string(),
  code: z.string(),
  /** The problem, and the source of the rule. */
  words: z.string(),
  source: z.string(),
  field: z.string(),
  excerpt: z.string(),
  /** True: an item with this finding cannot be saved. */
  isBlocking: z.boolean(),
  foundAt: z.string(),
})
export type ListedFinding = z.output<typeof ListedFinding>

/** Why a finding is not a fault. The excuse ends when the item is saved again. */
export const FindingExcuse = ListedFinding.pick({ kind: true, itemId: true, code: true, field: true })
  .extend({ reason: reasonText() })
  .strict()
export type FindingExcuse = z.output<typeof FindingExcuse>
