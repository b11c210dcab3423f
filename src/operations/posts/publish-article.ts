import { lockVersions } from '#db/queries/items/item-store.ts'
import type { PostForm } from '#contract/posts/fields.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import type { Items } from '../items/items.ts'
import { updateItem } from '../items/save-item.ts'
import { postItems } from './post-items.ts'

/**
 * Publishes a draft at its time, dated as planned. Skips drafts that were published, rescheduled or deleted meanwhile.
 * For the job `publish-article`, which a database trigger maintains.
 */
export async function publishArticle(app: App, id: number): Promise<void> {
  await inTransaction(app, async (inside) => {
    // A second process waits here and finds the article published, rescheduled or deleted.
    await lockVersions(inside.db, 'post', [id])
    const [stored] = await postItems.store.findForms(inside.db, [id])
    if (stored === undefined || !isDue(stored.form, inside.now())) return
    const form = { ...stored.form, isPublished: true, publishedAt: stored.form.publishAt, publishAt: null }
    const update = { id, form, version: stored.version, auditAction: 'published on schedule' }
    await updateItem(inside, { role: 'system' }, AS_STORED, update)
  })
}

function isDue({ isPublished, publishAt }: PostForm, now: Date): boolean {
  return !isPublished && publishAt !== null && new Date(publishAt) <= now
}

/** The article was checked when it was saved. Rules added later do not block it. */
const AS_STORED: Items<PostForm> = {
  ...postItems,
  prepare: async (_app, changes) => changes.map(({ form }) => form),
}
