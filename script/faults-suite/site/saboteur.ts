import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Saboteur {
  /** What the site must be started with. */
  env: Readonly<Record<string, string>>
  /** Hurts the event loop of a process, or the thread of its database, within a tenth of a second. */
  order: (pid: number, where: 'process' | 'thread', what: 'end' | 'block') => void
}

/** Reaches into the processes of a site by way of files in this folder. */
export function createSaboteur(folder: string): Saboteur {
  const orders = join(folder, 'sabotage')
  mkdirSync(orders, { recursive: true })
  const program = pathToFileURL(join(import.meta.dirname, '../sabotage.ts')).href
  return {
    env: { NODE_OPTIONS: `--import=${program}`, SABOTAGE_FOLDER: orders },
    order(pid, where, what) {
      // Moved there whole, so that no half of it is read.
      const draft = join(orders, 'draft')
      writeFileSync(draft, what)
      renameSync(draft, join(orders, `${pid}-${where}`))
    },
  }
}
