import { listPicturesAfter } from '#db/queries/media/media.ts'
import { writeMediaArchive, type PictureToArchive } from '#domain/media/write-media-archive.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { authorise } from '../app/authorise.ts'

/** All pictures of the library with name and alternative text, as a tar file that another site can import. */
export async function* exportLibrary(app: App, actor: Actor): AsyncGenerator<Uint8Array> {
  authorise(app, actor, 'transfer.run')
  await audit(app, actor, { action: 'exported', kind: 'picture', name: 'all as TAR' })
  yield* writeMediaArchive(storedPictures(app))
}

/** Such as "evenhand-media-2026-03-14.tar". */
export function libraryFileName(app: App): string {
  const brand = slugOf(siteSettings(app).brand.name) || 'export'
  return `${brand}-media-${app.now().toISOString().slice(0, 10)}.tar`
}

const BATCH = 100

/** One file in memory at a time; no connection is held while it is sent. */
async function* storedPictures(app: App): AsyncGenerator<PictureToArchive> {
  let after = 0
  for (;;) {
    const batch = await listPicturesAfter(app.db, after, BATCH)
    for (const { key, picture } of batch) {
      const bytes = await app.media.get(picture.address.replace('/media/', ''))
      if (bytes === undefined) app.log.warn({ picture: picture.id }, 'a picture of the library has no file')
      else yield { ...picture, key, uploadedAt: new Date(picture.createdAt), bytes }
    }
    if (batch.length < BATCH) return
    after = batch.at(-1)?.picture.id ?? after
  }
}
