import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { setAlternativeText } from '#db/queries/media/media-writes.ts'
import { findPicture } from '#db/queries/media/media.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
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
    const { name } = stored.picture
    await audit({ db, now }, actor, { action: 'changed', kind: 'picture', itemId: id, name })
    return { ...stored.picture, alt }
  })
}
