import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Size and time of the last change of each file, by its path, at a moment before it was copied. */
export type Mirrored = ReadonlyMap<string, string>

/** A file may change again without another time of change while the clock of the file system hangs. */
const CLOCK_MS = 2_000

/**
 * Makes `to` a copy of the folder `from`; of files that have not changed since an earlier call only their absence is
 * looked for. While others write to it a copy may be torn; the call after they have stopped corrects it.
 * @param earlier what the call before has answered
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

/** Undefined when the file has been deleted meanwhile. */
async function copyWhenChanged(
  from: string,
  to: string,
  before: string | undefined,
  now: number,
): Promise<string | undefined> {
  try {
    const { size, mtimeNs, mtimeMs } = await stat(from, { bigint: true })
    const mark = `${size} ${mtimeNs}`
    // The earlier copy is not trusted when the file had just changed: its time may not show a second change.
    const trusted = Number(mtimeMs) < now - CLOCK_MS ? mark : ''
    if (before !== mark || trusted === '') await copyFile(from, to, constants.COPYFILE_FICLONE)
    return trusted
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
