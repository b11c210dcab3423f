import { createTarDecoder } from 'modern-tar'
import {
  ARCHIVE_LIMITS,
  readDetails,
  readEntryName,
  type ArchivedPicture,
  type PictureDetails,
} from './archived-picture.ts'

/** A picture of an archive, or the reason why it cannot be read. */
export type ArchiveEntry = ArchivedPicture | { name: string; problem: string }

/**
 * The pictures of a media archive, with one in memory at a time. Other files are skipped. Throws NotAnArchive when the
 * bytes are not a tar file, or end early.
 */
export async function* readMediaArchive(
  archive: ReadableStream<Uint8Array>,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const entries = archive.pipeThrough(createTarDecoder({ strict: true })).getReader()
  let last: { key: string; details: PictureDetails } | undefined
  try {
    for (;;) {
      const { done, value } = await entries.read().catch(asNotAnArchive)
      if (done) return
      const { header, body } = value
      const entry = readEntryName(header.name)
      const limit = entry?.isDetails === true ? ARCHIVE_LIMITS.details : ARCHIVE_LIMITS.picture
      if (entry === undefined || header.size > limit) {
        await body.cancel()
        if (entry !== undefined) yield { name: header.name, problem: TOO_LARGE }
        continue
      }
      // Not bytes(): the Response that the HTTP server substitutes for Node's has no such method.
      const bytes = new Uint8Array(await new Response(body).arrayBuffer().catch(asNotAnArchive))
      if (entry.isDetails) last = { key: entry.key, details: readDetails(new TextDecoder().decode(bytes)) }
      else yield { key: entry.key, bytes, ...(last?.key === entry.key ? last.details : UNNAMED) }
    }
  } finally {
    // When the consumer stops early, reading stops too.
    await entries.cancel().catch(() => undefined)
  }
}

export class NotAnArchive extends Error {
  // A bundler may rename the class, so the name is set here.
  override name = 'NotAnArchive'
}

const UNNAMED: PictureDetails = { name: 'Picture', alt: '' }
const TOO_LARGE = 'This file is too large for a picture.'

function asNotAnArchive(cause: unknown): never {
  throw new NotAnArchive('This file is no media archive, or a part of it is missing.', { cause })
}
