import { mediaFiles, type MediaSize } from '#contract/media/media-address.ts'
import type { App } from '../app/app.ts'

/** Deletes all files of an unused picture. Failures are logged, because a remaining file only costs space. */
export async function removeMediaFiles(
  { media, log }: Pick<App, 'media' | 'log'>,
  picture: MediaSize,
): Promise<void> {
  for (const { name } of mediaFiles(picture)) {
    try {
      await media.remove(name)
    } catch (error) {
      log.error({ err: error, name }, 'a file of a deleted picture could not be removed')
    }
  }
}
