/** What was done by whom, for the owner. Screens take the types only. */
import { z } from 'zod'
import type { ListAsked, QueryOf } from '../items/list.ts'
import { isoDate } from '../shared/common.schema.ts'
import { FORM } from '../items/limits.ts'

export const AuditRecord = z.object({
  id: z.int(),
  createdAt: isoDate,
  /** Null: no one was signed in. */
  username: z.string().nullable(),
  /** Such as "signed in" or "deleted". */
  action: z.string(),
  /** What it was done to; null for what concerns nothing but who did it. */
  kind: z.string().nullable(),
  itemId: z.int().nullable(),
  name: z.string(),
  /** The fields that a save changed, by the names of the form. */
  fields: z.array(z.string()),
  /** Each item of a action that was done to many at once; empty for any other. */
  items: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The casino, bonus, game or article is still there under its id. */
  isThere: z.boolean(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

export const AUDIT_LIST = {
  says: 'A part of the name of what it was done to',
  filters: {
    username: { values: 'text', max: FORM.username.max, says: 'Who did it' },
    action: { values: 'text', says: 'What was done, such as "signed in"' },
    kind: { values: 'text', says: 'What it was done to, such as "casino"' },
    from: { values: 'day', says: 'The first day, in UTC' },
    until: { values: 'day', says: 'The last day, in UTC' },
  },
} as const satisfies ListAsked
export type AuditQuery = QueryOf<typeof AUDIT_LIST>

/** What the log can be filtered by. */
export const AuditChoices = z.object({
  usernames: z.array(z.string()),
  actions: z.array(z.string()),
  kinds: z.array(z.string()),
})
export type AuditChoices = z.infer<typeof AuditChoices>
