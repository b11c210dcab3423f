import type { RestoredPicture, UploadedPicture } from '#contract/media/media.schema.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { findPictureByKey } from '#db/queries/media/media.ts'
import type { ArchivedPicture } from '#domain/media/archived-picture.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { changeAlternativeText } from './change-alternative-text.ts'
import { uploadPicture } from './upload-picture.ts'

/**
 * Adds a picture of an archive under its former key, so that its address is the same on both sites. An existing picture
 * stays, and gets the alternative text where it has none. Refuses like an upload.
 */
export async function restorePicture(
  app: App,
  actor: Actor,
  { key, name, alt, bytes }: ArchivedPicture,
): Promise<RestoredPicture> {
  authorise(app, actor, 'transfer.run')
  authorise(app, actor, 'media.write')
  const present = await findPictureByKey(app.db, key)
  if (present !== undefined) return { picture: await withText(app, actor, present, alt), isNew: false }
  try {
    return {
      picture: await uploadPicture(app, actor, { key, name, alt, bytes, isOneOfMany: true }),
      isNew: true,
    }
  } catch (error) {
    const other = isUniqueViolation(error) ? await findPictureByKey(app.db, key) : undefined
    if (other === undefined) throw error
    return { picture: other, isNew: false }
  }
}

async function withText(
  app: App,
  actor: Actor,
  picture: UploadedPicture,
  alt: string,
): Promise<UploadedPicture> {
  if (picture.alt !== '' || alt === '') return picture
  return (await changeAlternativeText(app, actor, picture.id, alt)) ?? picture
}
