import { fileURLToPath } from 'node:url'
import { readSettings } from '#platform/read-settings.ts'
import { SettingsError } from '#platform/setting-values.ts'
import { supervise } from './supervise.ts'

/** The number of a process among several, from 1; not set for a single one. */
export const PLACE = 'EVENHAND_PROCESS'
const MOST = 64

/**
 * Serves the site with `count` supervised processes until SIGTERM or SIGINT; SIGHUP replaces them one by one. On the
 * embedded database a single process cannot have a successor beside it, so SIGHUP ends it, as closing a terminal does.
 * @throws SettingsError where several processes cannot share the database
 */
export async function serveMany(count: string, { empty }: { empty: boolean }): Promise<void> {
  const processes = readCount(count)
  const isEmbedded = readSettings(process.env).databaseUrl === undefined
  if (processes > 1 && isEmbedded) {
    throw new SettingsError(
      `The embedded database belongs to one process: set DATABASE_URL to a PostgreSQL to run ${processes}.`,
    )
  }
  const say = (line: string): void => console.log(`· ${line}`)
  let stopping = false
  const supervised = await supervise({
    file: fileURLToPath(new URL('main.ts', import.meta.url)),
    args: ['serve', ...(empty ? ['--empty'] : [])],
    count: processes,
    envOf: (place) => ({ [PLACE]: processes === 1 ? '' : String(place) }),
    say,
  }).catch(() => process.exit(1))
  if (processes > 1) say(`${processes} processes are ready, supervised by process ${process.pid}.`)
  const stop = (): void => {
    if (stopping) return
    stopping = true
    void supervised.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', isEmbedded ? stop : () => void supervised.renew())
}

function readCount(text: string): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= MOST) return count
  throw new SettingsError(
    `--processes must be a whole number from 1 to ${MOST}, not ${JSON.stringify(text)}.`,
  )
}
