/** Keeps the memory of a process in step with the database, including changes by other processes. */
import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import type { Tag } from '#contract/site/tags.ts'
import { within } from '#platform/within.ts'
import { findChangePosition, listChanges, type ChangePosition } from './queries/runtime/changes.ts'
import type { Tables } from './tables.ts'

export interface ChangeFeed {
  /**
   * Resolves when everything committed before the call has been applied. Rejects when the database is unavailable,
   * after two seconds at the latest.
   */
  catchUp(): Promise<void>
  /**
   * False from the moment the database cannot be read, or has not answered for a while, until everything is applied.
   */
  isInStep(): boolean
  /** Milliseconds since the start of the last reading that was applied. */
  lagMs(): number
}

interface Following {
  db: Kysely<Tables>
  /** Applies changes. Calls never overlap. */
  apply: (tags: readonly Tag[]) => Promise<void> | void
  /** A monotonic clock in milliseconds. */
  clock?: () => number
}

/** Changes are kept for longer than this. After a longer absence everything is read again. */
export const MISSED_AFTER_MS = 30 * MINUTE_MS

/** A reading that takes longer means that the database is unavailable, whether or not it reports so. */
const LATE_AFTER_MS = 1_500
const CATCH_UP_LIMIT_MS = 2_000

/** Follows changes from now on: whatever is loaded after this resolves is not older than the feed. */
export async function followChanges({
  db,
  apply,
  clock = () => performance.now(),
}: Following): Promise<ChangeFeed> {
  let position: ChangePosition = await findChangePosition(db)
  let readAt = clock()
  let inStep = true
  let readingSince: number | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const startedAt = clock()
      readingSince = startedAt
      const changes = await listChanges(db, position)
      const tags: readonly Tag[] = startedAt - readAt > MISSED_AFTER_MS ? ['all'] : changes.tags
      if (tags.length > 0) await apply(tags)
      position = changes.position
      readAt = startedAt
      inStep = true
    } catch (error) {
      inStep = false
      throw error
    } finally {
      readingSince = undefined
    }
  }

  function start(): Promise<void> {
    running = read().finally(() => {
      running = undefined
    })
    return running
  }

  function readAll(): Promise<void> {
    if (running === undefined) return start()
    // The current reading may have begun before the caller's commit, so all waiting callers share the next one.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }

  return {
    catchUp: () =>
      within(CATCH_UP_LIMIT_MS, readAll(), () => new Error('The changes could not be read in time.')),
    lagMs: () => clock() - readAt,
    isInStep: () => inStep && (readingSince === undefined || clock() - readingSince < LATE_AFTER_MS),
  }
}
