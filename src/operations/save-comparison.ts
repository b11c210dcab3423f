import { Refusal } from '#contract/refusal.ts'
import type { Comparison, NewComparison } from '#contract/site.schema.ts'
import { countVisibleCasinos, insertComparison } from '#db/queries/comparison-writes.ts'
import type { App } from './app.ts'
import { inTransaction } from './in-transaction.ts'

/** Stores a comparison of one to three casinos. A casino named twice counts once; an unknown one is refused with not_found. */
export function saveComparison(app: App, comparison: NewComparison): Promise<Comparison> {
  const casinoIds = [...new Set(comparison.casinoIds)]
  return inTransaction(app, async ({ db, now }) => {
    if ((await countVisibleCasinos(db, casinoIds)) < casinoIds.length)
      throw new Refusal('not_found', 'Casino not found')
    return insertComparison(db, { casinoIds, userId: comparison.userId ?? null, now: now() })
  })
}
