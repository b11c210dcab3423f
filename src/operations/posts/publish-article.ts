import { lockVersions } from '#db/queries/items/item-store.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import type { Items } from '../items/items.ts'
import type { PostForm } from '#contract/posts/fields.ts'
import { postItems } from './post-items.ts'
import { updateItem } from '../items/save-item.ts'

/**
 * Publishes a draft whose time has come, dated as planned; one that was published, moved or deleted meanwhile is left
 * alone. For the job `publish-article`, which a trigger on the table keeps.
 */
export async function publishArticle(app: App, id: number): Promise<void> {
  await inTransaction(app, async (inside) => {
    // Who comes second waits here and finds it published, moved or gone.
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

/** It was checked when it was saved; a rule that is younger must not hold it back. */
const AS_STORED: Items<PostForm> = {
  ...postItems,
  prepare: async (_app, changes) => changes.map(({ form }) => form),
}
