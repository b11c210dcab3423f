import { FORM } from '#contract/items/limits.ts'
import { PICTURE_FETCH } from '#contract/media/limits.ts'
import { BODY, TEXT } from '#contract/shared/limits.ts'
import { readMediaAddress } from '#contract/media/media-address.ts'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { insertPictureSource } from '#db/queries/transfer/picture-source-writes.ts'
import { findFetchedPictures, findPictureKeys } from '#db/queries/transfer/picture-sources.ts'
import { fetchPublic } from '#platform/fetch-public.ts'
import type { Actor, Author } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { uploadPicture } from './upload-picture.ts'

/**
 * Fetches a picture from the web into the library and returns its address there. A picture fetched from the same
 * address before, and still in the library, is not fetched again. Throws PublicFetchError when the address gives no
 * file within the limits, and Refusal when the file is not a picture or there is no room.
 */
export async function fetchPictureOnce(
  app: App,
  actor: Actor | Author,
  { address, alt = '', isOneOfMany = false }: { address: string; alt?: string; isOneOfMany?: boolean },
): Promise<UploadedPicture['address']> {
  const known = (await findFetchedPictures(app.db, [address])).get(address)
  if (known !== undefined) return known
  // A picture from another Evenhand site keeps its key, so that its address is the same on both.
  const moved = readMediaAddress(new URL(address).pathname)
  const isHere = moved !== undefined && (await findPictureKeys(app.db, [moved.key])).size > 0
  if (isHere) return new URL(address).pathname
  const bytes = await fetchPublic(address, {
    maxBytes: BODY.upload,
    timeoutMs: PICTURE_FETCH.withinMs,
    allowedHosts: app.settings.fetchHosts,
  })
  const picture = await uploadPicture(app, actor, {
    name: nameIn(address),
    alt: alt.slice(0, FORM.alt),
    bytes,
    key: moved?.key,
    isOneOfMany,
  })
  await insertPictureSource(app.db, { address, pictureId: picture.id })
  return picture.address
}

/** The last part of the path, decoded. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '') ?? ''
  return (
    decoded(last)
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(0, TEXT.fileName)
      .toWellFormed() || 'Picture'
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
