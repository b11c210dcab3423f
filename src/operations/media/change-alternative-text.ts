import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { setAlternativeText } from '#db/queries/media/media-writes.ts'
import { findPicture } from '#db/queries/media/media.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Sets the alternative text of a picture. Undefined for an unknown picture. */
export function changeAlternativeText(
  app: App,
  actor: Actor,
  id: number,
  alt: string,
): Promise<UploadedPicture | undefined> {
  authorise(app, actor, 'media.write')
  return inTransaction(app, async ({ db, now }) => {
    const stored = await findPicture(db, id, { lock: true })
    if (stored === undefined || stored.picture.alt === alt) return stored?.picture
    await setAlternativeText(db, id, alt)
    const by = { at: now(), username: usernameOf(actor), kind: 'picture', itemId: id }
    await insertAuditEntry(db, { ...by, action: 'changed', name: stored.picture.name })
    return { ...stored.picture, alt }
  })
}
