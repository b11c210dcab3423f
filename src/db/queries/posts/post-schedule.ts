/** Drafts that are scheduled. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Removes a past publication time from a post. */
export async function unschedule(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('posts')
    .set({ publish_at: null })
    .where('id', '=', id)
    .where('publish_at', '<=', now)
    .execute()
}
