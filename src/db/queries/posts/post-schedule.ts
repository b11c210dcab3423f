/** Drafts that wait for their time. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** The ids of drafts whose time to be published has come, the earliest first. */
export async function listDuePosts(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('is_published', '=', false)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes from a post a time to be published that has passed. */
export async function unschedule(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('posts')
    .set({ publish_at: null })
    .where('id', '=', id)
    .where('publish_at', '<=', now)
    .execute()
}
