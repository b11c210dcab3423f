import type { NewInteraction } from '#contract/site/site.schema.ts'
import { countInteractions } from '#db/queries/analytics/interaction-writes.ts'
import type { CountedInteraction } from '#db/queries/analytics/interaction-writes.ts'
import { interactionTarget } from '#domain/analytics/interaction-target.ts'
import { utcDay } from '#domain/shared/utc-days.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { createBatcher } from '../app/batcher.ts'
import { hashAddress } from '../app/hash-address.ts'
import { isPerson } from '../app/is-person.ts'
import { perDatabase } from '../app/per-database.ts'

const MAX_BATCH = 500

/**
 * Stores what a visitor did and counts it; done when it is committed. Interest counts people: what comes from staff, a
 * crawler or another program, or is about nothing that exists, is dropped. It is answered like the rest, so that the
 * answer helps no one to be counted. Interactions that arrive while others are being written share the next statement.
 * Part of an open transaction it is stored with that one.
 */
export async function recordInteraction(
  app: App,
  { actor, userAgent }: { actor: Actor; userAgent: string },
  interaction: NewInteraction,
): Promise<void> {
  const target = interactionTarget(interaction)
  if (target === undefined || actor.role !== 'visitor' || !isPerson(app, userAgent)) return
  const { sessionId, interactionType, targetId = null, targetType = null } = interaction
  const at = app.now()
  const visitor = await visitorOn(app, actor.address, at)
  const row = { sessionId, interactionType, targetId, targetType, at, target, visitor }
  if (app.db.isTransaction) return countInteractions(app.db, [row])
  const seen = seenOf(app.db)
  const key = target.measure === null ? undefined : `${visitor} ${target.measure} ${target.id}`
  if (key !== undefined && seen.has(key)) return
  await batcherOf(app.db)(row)
  if (key === undefined) return
  if (seen.size >= REMEMBERED) seen.clear()
  seen.add(key)
}

/** What has been looked at: a repeat on the same day needs no statement, the database would leave it out. */
const seenOf = perDatabase(() => new Set<string>())
const REMEMBERED = 50_000

/** Another one on each day, so that the days of a visitor cannot be connected. Half of the hash distinguishes enough of them. */
async function visitorOn(app: App, address: string, at: Date): Promise<string> {
  return (await hashAddress(app, `${utcDay(at)} ${address}`)).slice(0, 32)
}

const batcherOf = perDatabase((db) =>
  createBatcher<CountedInteraction, undefined>({
    waitMs: 0,
    maxSize: MAX_BATCH,
    run: async (rows) => {
      await countInteractions(db, rows)
      return []
    },
  }),
)
