import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Size and modification time of each file before it was copied, by path. */
export type Mirrored = ReadonlyMap<string, string>

/** While the file system's clock stands still, a file may change twice with the same modification time. */
const CLOCK_MS = 2_000

/**
 * Makes `to` a copy of the folder `from`. Files that have not changed since an earlier call are only checked for
 * deletion. While others write, a copy may be inconsistent; a further call afterwards corrects it.
 * @param earlier the result of the previous call
 */
export async function mirrorFolder(
  from: string,
  to: string,
  earlier: Mirrored = new Map(),
): Promise<Mirrored> {
  const mirrored = new Map<string, string>()
  const now = Date.now()
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1)
    if (entry.isDirectory()) {
      await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    } else if (entry.isFile()) {
      const mark = await copyWhenChanged(join(from, path), join(to, path), earlier.get(path), now)
      if (mark !== undefined) mirrored.set(path, mark)
    }
  }
  for (const path of earlier.keys()) if (!mirrored.has(path)) await rm(join(to, path), { force: true })
  return mirrored
}

/** Undefined when the file was deleted meanwhile. */
async function copyWhenChanged(
  from: string,
  to: string,
  before: string | undefined,
  now: number,
): Promise<string | undefined> {
  try {
    const { size, mtimeNs, mtimeMs } = await stat(from, { bigint: true })
    const mark = `${size} ${mtimeNs}`
    // A file that had just changed is copied again, because its modification time may hide a second change.
    const trusted = Number(mtimeMs) < now - CLOCK_MS ? mark : ''
    if (before !== mark || trusted === '') await copyFile(from, to, constants.COPYFILE_FICLONE)
    return trusted
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
