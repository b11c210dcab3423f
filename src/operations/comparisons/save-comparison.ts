import { randomInt } from 'node:crypto'
import { DAY_MS } from '#contract/shared/durations.ts'
import { COMPARISON_IDS } from '#contract/comparisons/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { NewComparison, StoredComparison } from '#contract/site/site.schema.ts'
import {
  countVisibleCasinos,
  findSameComparison,
  insertComparison,
} from '#db/queries/comparisons/comparison-writes.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Stores a comparison of one to three casinos. A casino named twice counts once; an unknown one is refused
 * with not_found. What the same visitor stores again within a day is the first one; all
 * who send no id count as one visitor, because a comparison says nothing of who made it.
 */
export function saveComparison(app: App, comparison: NewComparison): Promise<StoredComparison> {
  const casinoIds = [...new Set(comparison.casinoIds)]
  return inTransaction(app, async ({ db, now }) => {
    if ((await countVisibleCasinos(db, casinoIds)) < casinoIds.length)
      throw new Refusal('not_found', 'Casino not found')
    const userId = comparison.userId ?? null
    const since = new Date(now().getTime() - DAY_MS)
    const same = await findSameComparison(db, { casinoIds, userId, since })
    return same ?? insertComparison(db, { casinoIds, userId, now: now() }, () => randomInt(1, COMPARISON_IDS))
  })
}
