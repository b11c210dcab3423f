/** Commands for the media library as one file. */
import { createReadStream, createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/shared/refusal.ts'
import { exportLibrary } from '#operations/media/export-library.ts'
import { importLibrary } from '#operations/media/import-library.ts'
import { withApp } from './with-app.ts'

/** Writes every picture with name and alternative text into a tar file. */
export async function exportMedia(out: string | undefined): Promise<void> {
  if (out === undefined) throw wrong('Say into which file: export media --out FILE')
  await withApp((app) =>
    pipeline(Readable.from(exportLibrary(app, { role: 'system' })), createWriteStream(out)),
  )
}

/**
 * Adds the pictures of such a file to the library, and lists the refused ones. The exit code is 1 when there are any.
 */
export async function importMedia(file: string | undefined): Promise<void> {
  if (file === undefined) throw wrong('Say which file: import media FILE')
  await access(file).catch(() => {
    throw wrong(`The file ${file} cannot be read.`)
  })
  const archive = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
  const { added, present, refused } = await withApp((app) => importLibrary(app, { role: 'system' }, archive))
  console.log(`${added} added, ${present} already there, ${refused.length} refused`)
  for (const { name, reason } of refused) console.log(`  ${name}: ${reason}`)
  if (refused.length > 0) process.exitCode = 1
}

function wrong(message: string): Refusal {
  return new Refusal('invalid_input', message)
}
