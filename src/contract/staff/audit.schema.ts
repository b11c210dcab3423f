/** The audit log, for the owner. Screens import the types only. */
import { z } from 'zod'
import type { ListAsked, QueryOf } from '../items/list.ts'
import { isoDate } from '../shared/common.schema.ts'
import { FORM } from '../items/limits.ts'

export const AuditRecord = z.object({
  id: z.int(),
  createdAt: isoDate,
  /** Null: nobody was signed in. */
  username: z.string().nullable(),
  /** Such as "signed in" or "deleted". */
  action: z.string(),
  /** The kind of the affected item; null where the entry concerns only the person. */
  kind: z.string().nullable(),
  itemId: z.int().nullable(),
  name: z.string(),
  /** The changed fields, by their names in the form. */
  fields: z.array(z.string()),
  /** Each item of a bulk action; empty for other actions. */
  items: z.array(z.object({ id: z.int(), name: z.string() })),
  /** True: the casino, bonus, game or article still exists. */
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

/** The values of the log's filters. */
export const AuditChoices = z.object({
  usernames: z.array(z.string()),
  actions: z.array(z.string()),
  kinds: z.array(z.string()),
})
export type AuditChoices = z.infer<typeof AuditChoices>
