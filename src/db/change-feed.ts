/** Keeps what a process remembers in step with the database, whoever changes it. */
import type { Kysely } from 'kysely'
import type { Tag } from '#contract/tags.ts'
import { findChangePosition, listChanges } from './queries/changes.ts'
import type { ChangePosition } from './queries/changes.ts'
import type { Tables } from './tables.ts'

export interface ChangeFeed {
  /** Done when everything that was committed before the call has been applied. Rejects when the database is away. */
  catchUp(): Promise<void>
  /** False from the moment the database cannot be asked until everything missed has been applied. */
  isInStep(): boolean
}

interface Following {
  db: Kysely<Tables>
  /** Takes in what changed. It is never called twice at once. */
  apply: (tags: readonly Tag[]) => Promise<void> | void
  /** Milliseconds; a clock that never goes back. */
  clock?: () => number
}

/** Changes are kept for longer than this; who was away longer starts afresh. */
export const MISSED_AFTER_MS = 30 * 60_000

/** Follows from now on: what is loaded after this resolves is not older than the feed. */
export async function followChanges({
  db,
  apply,
  clock = () => performance.now(),
}: Following): Promise<ChangeFeed> {
  let position: ChangePosition = await findChangePosition(db)
  let readAt = clock()
  let inStep = true
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const startedAt = clock()
      const changes = await listChanges(db, position)
      const tags: readonly Tag[] = startedAt - readAt > MISSED_AFTER_MS ? ['all'] : changes.tags
      if (tags.length > 0) await apply(tags)
      position = changes.position
      readAt = startedAt
      inStep = true
    } catch (error) {
      inStep = false
      throw error
    }
  }

  function start(): Promise<void> {
    running = read().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    catchUp() {
      if (running === undefined) return start()
      // The reading that is under way may have begun before the caller's commit; all who wait share the next.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return start()
        })
      return next
    },
    isInStep: () => inStep,
  }
}
