/** Drafts that wait for their time. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Takes from a post a time to be published that has passed. */
export async function unschedule(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('posts')
    .set({ publish_at: null })
    .where('id', '=', id)
    .where('publish_at', '<=', now)
    .execute()
}
