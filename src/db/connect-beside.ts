import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Settings } from '#platform/settings.ts'
import { connect, connectionOver, type Connection } from './connect.ts'
import { FolderInUseError } from './embedded/lock-folder.ts'
import { embeddedPool } from './pools.ts'

const Holder = z.object({ host: z.string(), socketDir: z.string() })

/**
 * Opens the database of the settings. Where a running site has an embedded database open, the connection goes through
 * that site's engine.
 * @returns with `isShared` for such an engine, whose other users wait for each transaction
 * @throws FolderInUseError when the process that has the data folder cannot be reached
 */
export async function connectBeside(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Connection & { isShared: boolean }> {
  try {
    return { ...(await connect(settings)), isShared: false }
  } catch (error) {
    const socketDir = error instanceof FolderInUseError ? socketOf(settings.dataDir) : undefined
    if (socketDir === undefined) throw error
    const pool = embeddedPool({ socketDir, whenServing: async () => undefined, allow: () => () => undefined })
    return { ...connectionOver(pool, 'embedded'), isShared: true }
  }
}

/** The socket of the process that has the folder; undefined when it runs on another machine or has ended. */
function socketOf(dataDir: string): string | undefined {
  try {
    const { host, socketDir } = Holder.parse(JSON.parse(readFileSync(join(dataDir, 'holder.json'), 'utf8')))
    return host === hostname() && existsSync(socketDir) ? socketDir : undefined
  } catch {
    return undefined
  }
}
