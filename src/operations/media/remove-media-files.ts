import { mediaFiles } from '#contract/media/media-address.ts'
import type { MediaSize } from '#contract/media/media-address.ts'
import type { App } from '../app/app.ts'

/** Removes all files of a picture that nothing names any more. One that stays costs space only, so it is logged. */
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
