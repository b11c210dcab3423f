/** Decisions about one review or many, and undoing them. */
import { z } from 'zod'
import { id } from '../shared/common.schema.ts'
import { optionalText } from '../shared/form-fields.schema.ts'
import { FORM } from '../items/limits.ts'
import { TEXT } from '../shared/limits.ts'
import { LANGUAGE } from '../shared/language.ts'
import { cleanSearchText } from '../shared/search-text.ts'
import { DECISION, HELD_REASON_NAMES, REJECTION_NAMES, REVIEW_STATES, REVIEW_TARGETS } from './moderation.ts'

const score = (name: string) =>
  z.int(`${name} must be a whole number`).min(1, `${name} must be 1 to 10`).max(10, `${name} must be 1 to 10`)
const days = (name: string) =>
  z
    .int(`${name} must be a whole number of days`)
    .min(1, `${name} must be at least 1`)
    .max(3650, `${name} may be at most 3650`)

export const QueueFilterBody = z.strictObject({
  search: z.string().max(TEXT.search).transform(cleanSearchText).default(''),
  status: z.enum([...REVIEW_STATES, 'all']).default('all'),
  kind: z.enum([...REVIEW_TARGETS, 'all']).default('all'),
  verified: z.boolean().optional(),
  reason: z.enum(HELD_REASON_NAMES).optional(),
  target: z.strictObject({ kind: z.enum(REVIEW_TARGETS), id }).optional(),
  scoreFrom: score('scoreFrom').optional(),
  scoreTo: score('scoreTo').optional(),
  newerThan: days('newerThan').optional(),
  olderThan: days('olderThan').optional(),
  sameAddressAs: id.optional(),
})

const chosen = {
  ids: z
    .array(id)
    .min(1, 'Choose at least one')
    .max(DECISION.ids, `Choose at most ${DECISION.ids}, or all that match`)
    .optional(),
  matching: z
    .strictObject({
      filter: QueueFilterBody,
      /** How many reviews the person saw. The decision is refused when more match now. */
      count: z
        .int()
        .min(1, 'count must be at least 1')
        .max(
          DECISION.matching,
          `At most ${DECISION.matching.toLocaleString(LANGUAGE)} reviews at once: narrow the filters`,
        ),
      /** Reviews written after this are left out. */
      until: z.iso.datetime('until must be a moment, such as 2026-03-14T12:00:00.000Z'),
    })
    .optional(),
}

export const NewDecision = z
  .strictObject({
    action: z.enum(['publish', 'reject', 'hold'], 'action must be one of publish, reject, hold'),
    ...chosen,
    reason: z.enum(REJECTION_NAMES, `reason must be one of ${REJECTION_NAMES.join(', ')}`).optional(),
    note: optionalText('note', FORM.decisionNote),
  })
  .refine(({ ids, matching }) => (ids === undefined) !== (matching === undefined), {
    path: ['ids'],
    message: 'Send either ids or matching',
  })
  .refine(({ action, reason }) => (action === 'reject') === (reason !== undefined), {
    path: ['reason'],
    message: 'A rejection needs a reason, and nothing else takes one',
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    message: 'Say in a few words why',
  })
export type NewDecision = z.infer<typeof NewDecision>

export const Decided = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  /** How many of the chosen reviews someone else had decided, or were deleted. */
  skipped: z.int(),
  /** The number to undo the whole decision with; null when nothing changed. */
  decision: z.int().nullable(),
})
export type Decided = z.infer<typeof Decided>

export const HoldEverything = z.strictObject({
  holdEverything: z.boolean('holdEverything must be true or false'),
})
export type HoldEverything = z.infer<typeof HoldEverything>
