/** Unsaved forms. Screens import the types only. */
import { z } from 'zod'
import { id, isoDate, text } from '../shared/common.schema.ts'
import { WRITTEN_KINDS } from './item-kinds.ts'
import { DRAFT } from './limits.ts'

const values = z.record(
  z.string().regex(/^\w{1,60}$/, 'values takes names of fields'),
  z.unknown(),
  'values must hold the fields of the form',
)
/** Identifies one state of a draft. The device that sends it makes it up. */
const state = z
  .string('state must be a text')
  .regex(/^[\w-]{8,64}$/, 'state must have 8 to 64 letters, digits and hyphens')

/** What a device sends to store a draft. */
export const DraftBody = z
  .strictObject({
    kind: z.enum(WRITTEN_KINDS, `kind must be one of ${WRITTEN_KINDS.join(', ')}`),
    /** Null for something new. */
    itemId: id.nullable(),
    /** The version that editing started from; null for something new. */
    baseVersion: id.nullable(),
    /** The title in the list of drafts. */
    name: text({
      min: 0,
      max: DRAFT.name,
      tooShort: 'name must be a text',
      tooLong: `name may have at most ${DRAFT.name} characters`,
    }),
    values,
    state,
    /** The states that this one may replace: the ones that the device sent or read last. */
    over: z.array(state).max(5, 'over may name at most 5 states'),
  })
  .refine(({ itemId, baseVersion }) => (itemId === null) === (baseVersion === null), {
    path: ['baseVersion'],
    message: 'baseVersion belongs to an item: send both or neither',
  })
export type DraftBody = z.infer<typeof DraftBody>

export const DraftSaved = z.object({ success: z.literal(true), savedAt: isoDate })
export type DraftSaved = z.infer<typeof DraftSaved>

/** A draft in the list of its owner. */
export const DraftRow = z.object({
  id: z.int(),
  kind: z.enum(WRITTEN_KINDS),
  itemId: z.int().nullable(),
  name: z.string(),
  baseVersion: z.int().nullable(),
  /** The item's current version; null for something new, and when the item was deleted. */
  version: z.int().nullable(),
  updatedAt: isoDate,
})
export type DraftRow = z.infer<typeof DraftRow>

export const Draft = z.object({
  ...DraftRow.shape,
  values: z.record(z.string(), z.unknown()),
  state: z.string(),
  /** The form of the version that editing started from; null for something new, and when that version is unknown. */
  base: z.record(z.string(), z.unknown()).nullable(),
})
export type Draft = z.infer<typeof Draft>
