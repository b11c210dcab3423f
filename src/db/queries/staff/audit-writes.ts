import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface AuditEntry {
  at: Date
  username: string | null
  /** What was done, such as "signed in" or "deleted". */
  action: string
  kind?: string
  itemId?: number
  /** The affected item by name. */
  name?: string
  fields?: readonly string[]
  /** Each item of a bulk action. */
  items?: readonly { id: number; name: string }[]
}

export async function insertAuditEntry(db: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      created_at: entry.at,
      username: entry.username,
      action: entry.action,
      kind: entry.kind ?? null,
      item_id: entry.itemId ?? null,
      name: entry.name ?? '',
      fields: [...(entry.fields ?? [])],
      items: JSON.stringify(entry.items ?? []),
    })
    .execute()
}
