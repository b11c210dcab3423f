import type { NewInteraction } from '#contract/site.schema.ts'
import { insertInteractions } from '#db/queries/interaction-writes.ts'
import type { InteractionRow } from '#db/queries/interaction-writes.ts'
import type { App } from './app.ts'
import { createBatcher } from './batcher.ts'
import { perDatabase } from './per-database.ts'

const MAX_BATCH = 500

/**
 * Stores what a visitor did; done when it is committed. Interactions that arrive while others are
 * being written share the next statement: a row then costs a tenth. Part of an open transaction it is
 * stored with that one.
 */
export async function recordInteraction(app: App, interaction: NewInteraction): Promise<void> {
  const row = rowOf(interaction, app.now())
  await (app.db.isTransaction ? insertInteractions(app.db, [row]) : batcherOf(app.db)(row))
}

const batcherOf = perDatabase((db) =>
  createBatcher<InteractionRow, undefined>({
    waitMs: 0,
    maxSize: MAX_BATCH,
    run: async (rows) => {
      await insertInteractions(db, rows)
      return []
    },
  }),
)

function rowOf(interaction: NewInteraction, at: Date): InteractionRow {
  const { sessionId, interactionType, targetId = null, targetType = null } = interaction
  return { sessionId, interactionType, targetId, targetType, at }
}
