/** Temporary folders. The next start removes those of killed processes. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from './hash.ts'

/** For Unix sockets, whose path may have 107 bytes. */
export const SHORT_PLACE = tmpdir().length > 60 ? '/tmp' : tmpdir()
/** Containers may share the folder but have their own process numbers. */
const HOST = sha256(hostname()).slice(0, 6)
const NAME = /^evenhand-([0-9a-f]{6})-(\d+)-\w{6}$/

/** A new folder for this user only (0700). Its name contains process and machine. */
export function makeTemporaryFolder(place = tmpdir()): string {
  return mkdtempSync(join(place, `evenhand-${HOST}-${process.pid}-`))
}

/** Removes the folders of this user's and machine's ended processes. Folders that cannot be listed or removed stay. */
export function clearTemporaryFolders(): void {
  for (const place of new Set([tmpdir(), SHORT_PLACE]))
    try {
      for (const name of readdirSync(place)) {
        const [, host, pid] = NAME.exec(name) ?? []
        if (host !== HOST || isRunning(Number(pid))) continue
        const folder = join(place, name)
        if (statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.())
          rmSync(folder, { recursive: true, force: true })
      }
    } catch {
      // A place may be writable and not listable. A start does not depend on it.
    }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
