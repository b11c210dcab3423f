import { randomBytes } from 'node:crypto'
import { groundedKey, mediaFiles } from '#contract/media/media-address.ts'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { insertPicture } from '#db/queries/media/media-writes.ts'
import { findPicture } from '#db/queries/media/media.ts'
import { dominantColour } from '#domain/artwork/logo-ground.ts'
import { isDiskFull } from '#platform/disk-full.ts'
import { encodePicture } from '#platform/encode-picture.ts'
import { usernameOf, type Actor, type Author } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { removeMediaFiles } from './remove-media-files.ts'

export interface Upload {
  /** The file's name; shown and searched, never used as a path. */
  name: string
  bytes: Uint8Array
  alt?: string
  /** The key on the site it comes from. Otherwise a random key that encodes its dominant colour. */
  key?: string | undefined
  /** True when one entry of the audit log lists several pictures. */
  isOneOfMany?: boolean
}

/**
 * Re-encodes an image and adds it to the library under an unguessable address. Refuses files that are not pictures, and
 * with unavailable while the disk is full. A failure leaves neither a row nor a file.
 */
export async function uploadPicture(
  app: App,
  actor: Actor | Author,
  { name, bytes, alt = '', key: givenKey, isOneOfMany = false }: Upload,
): Promise<UploadedPicture> {
  // An import on someone's behalf was authorised when it began.
  if ('role' in actor) authorise(app, actor, 'media.write')
  const { width, height, files, sample } = await app.queues.encoding(() => encodePicture(bytes))
  const key = givenKey ?? groundedKey(randomBytes(12).toString('hex'), dominantColour(sample))
  const names = mediaFiles({ key, width, height })
  try {
    // The largest comes last in both lists.
    for (const [at, file] of files.entries()) await app.media.put(names[at]?.name ?? '', file.bytes)
    return await inTransaction(app, async ({ db, now }) => {
      const by = { username: usernameOf(actor), created_at: now() }
      const largest = files.at(-1)?.bytes.byteLength ?? 0
      const id = await insertPicture(db, { key, name, alt, width, height, bytes: largest, ...by })
      if (!isOneOfMany)
        await audit({ db, now }, actor, { action: 'uploaded', kind: 'picture', itemId: id, name })
      const stored = await findPicture(db, id)
      if (stored === undefined) throw new Error('A picture was gone right after it came.')
      return stored.picture
    })
  } catch (error) {
    // The key was taken meanwhile, so the files belong to that picture, which is the same.
    if (!isUniqueViolation(error)) await removeMediaFiles(app, { key, width, height })
    throw isDiskFull(error) ? noRoom(error) : error
  }
}

const RETRY_AFTER_S = 60

/** Only an operator can make room; the log has the cause. */
function noRoom(cause: unknown): Refusal {
  return new Refusal(
    'unavailable',
    'There is no room to store this picture at the moment. Please try again later.',
    { retryAfter: RETRY_AFTER_S, cause },
  )
}
