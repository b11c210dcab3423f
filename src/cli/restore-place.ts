import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Refusal } from '#contract/shared/refusal.ts'
import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import type { Settings } from '#platform/settings.ts'
import { removedUnlessDone } from './removed-unless-done.ts'

/**
 * Opens the place of the settings for a restore: a database of a server, or an empty data folder. A folder that is
 * made for it goes again when `work` fails, and so does what is added to one that was there.
 */
export async function withRestorePlace<T>(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  work: (place: Connection) => Promise<T>,
): Promise<T> {
  const open = async (): Promise<T> => {
    await mkdir(dataDir, { recursive: true })
    const place = await connect({ dataDir, databaseUrl })
    try {
      return await work(place)
    } finally {
      await place.close()
    }
  }
  if (databaseUrl !== undefined) return open()
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  // A disk of its own has this folder from the beginning.
  const taken = there?.find((name) => name !== 'lost+found')
  if (taken !== undefined)
    throw new Refusal(
      'conflict',
      `${resolve(dataDir)} is not new: it holds ${taken}. A backup goes into a new folder.`,
    )
  return removedUnlessDone(
    there === undefined ? [dataDir] : SITE_NAMES.map((name) => join(dataDir, name)),
    open,
  )
}

/** What a site and its engine make in their folder. */
const SITE_NAMES = ['pg', 'pg.new', 'media', 'clicks', 'backup', 'lock.sqlite', 'holder.json']
