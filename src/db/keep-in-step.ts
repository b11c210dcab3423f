/** Makes a process notice the changes of others: usually at once by a notification, at the latest within a second. */
import type pg from 'pg'
import type { Connection } from './connect.ts'
import type { ChangeFeed } from './change-feed.ts'

/** The longest delay when notifications fail. */
const EVERY_MS = 1_000
const RECONNECT_MS = 1_000

/**
 * Reads changes as they happen. `warn` is called when the database becomes unavailable and when it is back. Returns a
 * function that stops it.
 */
export function keepInStep(
  { pool, engine }: Pick<Connection, 'pool' | 'engine'>,
  feed: ChangeFeed,
  warn: (reason: unknown, message: string) => void,
): () => void {
  const read = async (): Promise<void> => {
    const wasInStep = feed.isInStep()
    try {
      await feed.catchUp()
      if (!wasInStep) warn(undefined, 'the database is back, and what was missed has been applied')
    } catch (error) {
      if (wasInStep) warn(error, 'the database is away, kept pages are served as they are')
    }
  }
  const timer = setInterval(() => void read(), EVERY_MS)
  timer.unref()
  // The embedded engine belongs to one process, which knows its own commits.
  const stopListening = engine === 'postgres' ? listen(pool, () => void read()) : () => undefined
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

/** Uses one connection of the pool for listening, and replaces it when it breaks. */
function listen(pool: pg.Pool, ring: () => void): () => void {
  let stopped = false
  let client: pg.PoolClient | undefined

  async function start(): Promise<void> {
    const mine = await pool.connect()
    if (stopped) return mine.release(true)
    client = mine
    mine.once('error', () => lose(mine))
    mine.once('end', () => lose(mine))
    mine.on('notification', ring)
    await mine.query('listen evenhand_changes')
    ring()
  }

  function lose(lost: pg.PoolClient): void {
    if (client !== lost) return
    client = undefined
    lost.release(true)
    again()
  }

  function again(): void {
    if (!stopped) setTimeout(() => void start().catch(again), RECONNECT_MS).unref()
  }

  void start().catch(again)
  return () => {
    stopped = true
    client?.release(true)
    client = undefined
  }
}
