/** Actions on many items at once. */
import { z } from 'zod'
import { id } from '../shared/common.schema.ts'
import { BULK_LIMIT } from './limits.ts'

export const BULK_ACTIONS = ['activate', 'deactivate', 'delete'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

export const BulkChange = z.strictObject({
  ids: z.array(id).min(1, 'Choose at least one').max(BULK_LIMIT, `Choose at most ${BULK_LIMIT}`),
  /** For articles activate means publish and deactivate means unpublish. */
  action: z.enum(BULK_ACTIONS, `action must be one of ${BULK_ACTIONS.join(', ')}`),
})
export type BulkChange = z.infer<typeof BulkChange>

export const BulkDone = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  /** The numbers to restore the deleted items with. */
  trashIds: z.array(z.int()),
})
export type BulkDone = z.infer<typeof BulkDone>
