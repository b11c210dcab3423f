import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaFileName } from '#contract/media/media-address.ts'
import type { MediaStore } from './media-store.ts'

/** Files in a folder, which is created with the first file. */
export function createFolderMediaStore(folder: string): MediaStore {
  const pathOf = (name: string): string => {
    // A dot or slash in a name could lead out of the folder.
    if (!isMediaFileName(name)) throw new Error(`Not the name of a media file: ${JSON.stringify(name)}`)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}.part`)
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: async (name) => {
      const found = await readFile(pathOf(name)).catch(undefinedWhenMissing)
      return found && new Uint8Array(found)
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  }
}

/** Syncs the file to the disk before it gets its name. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
