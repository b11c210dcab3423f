import type { NewInteraction } from '#contract/site/site.schema.ts'
import { countInteractions, type CountedInteraction } from '#db/queries/analytics/interaction-writes.ts'
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
 * Stores an interaction and counts it; resolves after the commit. Interest counts people: interactions of staff,
 * crawlers and other programs are dropped, and so are those without an existing target. The response is the same in
 * every case, so that it does not help anyone to be counted. Interactions that arrive during a write share the next
 * statement. Inside a transaction, the interaction is stored with it.
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

/** Interactions already counted today. Their repeats need no statement, because the database would drop them. */
const seenOf = perDatabase(() => new Set<string>())
const REMEMBERED = 50_000

/**
 * A different identifier each day, so that a visitor's days cannot be connected. Half of the hash is distinctive
 * enough.
 */
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
