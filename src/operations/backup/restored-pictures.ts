import { Refusal } from '#contract/shared/refusal.ts'
import type { MediaStore } from '#platform/media-store.ts'
import { sha256Of } from './backup-file.ts'

export interface RestoredPictures {
  /** Refuses with conflict where the store has another file of this name. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Removes what `put` has added. */
  undo: () => Promise<void>
}

/**
 * Puts the pictures of a backup into a store. The store may be that of the running site, such as its bucket, so a file
 * that was there before is neither written nor removed.
 */
export function createRestoredPictures(media: MediaStore): RestoredPictures {
  const added: string[] = []
  return {
    async put(name, bytes) {
      const there = await media.get(name)
      if (there === undefined) {
        added.push(name)
        await media.put(name, bytes)
      } else if (sha256Of(there) !== sha256Of(bytes)) {
        throw new Refusal('conflict', `Another picture is stored as ${name} already: use an empty place.`)
      }
    },
    async undo() {
      for (const name of added) await media.remove(name)
    },
  }
}
