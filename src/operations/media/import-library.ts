import { Refusal } from '#contract/shared/refusal.ts'
import { NotAnArchive, readMediaArchive } from '#domain/media/read-media-archive.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { restorePicture } from './restore-picture.ts'

export interface LibraryReport {
  added: number
  /** Pictures that the library had already. */
  present: number
  refused: { name: string; reason: string }[]
}

/**
 * Adds the pictures of an archive to the library, one after the other. Refused pictures are listed, and the others
 * continue. Refuses with invalid_input a file that is not an archive; pictures before a damaged part stay.
 */
export async function importLibrary(
  app: App,
  actor: Actor,
  archive: ReadableStream<Uint8Array>,
): Promise<LibraryReport> {
  const report: LibraryReport = { added: 0, present: 0, refused: [] }
  try {
    for await (const entry of readMediaArchive(archive)) {
      if ('problem' in entry) {
        report.refused.push({ name: entry.name, reason: entry.problem })
        continue
      }
      try {
        const { isNew } = await restorePicture(app, actor, entry)
        if (isNew) report.added += 1
        else report.present += 1
      } catch (error) {
        // Without room for one picture there is none for the next.
        if (!(error instanceof Refusal) || error.code !== 'invalid_input') throw error
        report.refused.push({ name: entry.name, reason: error.message })
      }
    }
  } catch (error) {
    throw error instanceof NotAnArchive ? new Refusal('invalid_input', error.message) : error
  }
  return report
}
