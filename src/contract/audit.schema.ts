/** What was done by whom, for the owner. Screens take the types only. */
import { z } from 'zod'
import { isoDate } from './common.schema.ts'

export const AuditRecord = z.object({
  id: z.int(),
  createdAt: isoDate,
  /** Null: nobody was signed in. */
  username: z.string().nullable(),
  /** Such as "signed in" or "deleted". */
  action: z.string(),
  /** What it was done to; null for what concerns nothing but who did it. */
  kind: z.string().nullable(),
  itemId: z.int().nullable(),
  name: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

export interface AuditQuery {
  search: string
  username: string | undefined
  action: string | undefined
}

/** What the log can be filtered by. */
export const AuditChoices = z.object({ usernames: z.array(z.string()), actions: z.array(z.string()) })
export type AuditChoices = z.infer<typeof AuditChoices>
