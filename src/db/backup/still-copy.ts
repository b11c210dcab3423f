import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Refusal } from '#contract/shared/refusal.ts'
import { connect, type Connection } from '../connect.ts'
import { FolderInUseError, lockFolder } from '../embedded/lock-folder.ts'
import type { Tables } from '../tables.ts'
import { mirrorFolder } from './mirror-folder.ts'

/**
 * Copies the folder of an embedded database in use and opens the copy, so that no request waits while it is read. The
 * engine runs one transaction at a time, and that of a backup takes seconds to minutes.
 * Needs room for the copy in the data folder until `work` is done. Rows of unlogged tables are missing, as after a
 * crash.
 * @param db the database of `dataDir`, through the process that has it open
 * @throws Refusal conflict while another copy of this folder is in use
 */
export async function withStillCopy<T>(
  db: Kysely<Tables>,
  dataDir: string,
  work: (copy: Connection) => Promise<T>,
): Promise<T> {
  const place = join(dataDir, 'backup')
  const unlock = lockPlace(place)
  const home = join(place, 'copy')
  try {
    // A killed process may have left a copy.
    await rm(home, { recursive: true, force: true })
    await mkdir(home, { mode: 0o700 })
    await copyStill(db, join(dataDir, 'pg'), join(home, 'pg'))
    const copy = await connect({ dataDir: home, databaseUrl: undefined })
    try {
      return await work(copy)
    } finally {
      await copy.close()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
    unlock()
  }
}

function lockPlace(place: string): () => void {
  try {
    return lockFolder(place, '')
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    throw new Refusal('conflict', 'Another backup of this site is being made: try again when it is done.')
  }
}

/** While others wait, the engine ends a transaction that is idle for ten seconds. */
const ASK_EVERY_MS = 500

/**
 * While this transaction is open, the engine runs nothing else and, having no background process, writes nothing. The
 * copy is therefore what a kill at this moment would leave. The last statement proves that the transaction was open all
 * the time. Most files are copied before it begins, which keeps it short.
 */
async function copyStill(db: Kysely<Tables>, from: string, to: string): Promise<void> {
  const earlier = await mirrorFolder(from, to)
  await db.transaction().execute(async (open) => {
    await sql`select 1`.execute(open)
    let isCopying = true
    const copying = mirrorFolder(from, to, earlier).finally(() => {
      isCopying = false
    })
    try {
      while (isCopying) {
        await Promise.race([copying, wait(ASK_EVERY_MS)])
        await sql`select 1`.execute(open)
      }
    } finally {
      await copying
    }
  })
}
