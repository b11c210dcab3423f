/** Folders for work under way, which a killed process leaves behind and the next start clears. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from './hash.ts'

/** For a Unix socket, whose path may have 107 bytes. */
export const SHORT_PLACE = tmpdir().length > 60 ? '/tmp' : tmpdir()
/** Containers may share the folder and not the numbers of their processes. */
const HOST = sha256(hostname()).slice(0, 6)
const NAME = /^evenhand-([0-9a-f]{6})-(\d+)-\w{6}$/

/** A new one, for this user alone (0700). Its name says which process of which machine has it. */
export function makeTemporaryFolder(place = tmpdir()): string {
  return mkdtempSync(join(place, `evenhand-${HOST}-${process.pid}-`))
}

/** Removes those of processes of this user and machine that have ended. What cannot be listed or removed stays. */
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
      // A place that may be written and not listed: a start does not depend on it.
    }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
