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
 * Stores a comparison of one to three casinos. Duplicates count once. Refuses unknown casinos with not_found. When the
 * same visitor stores the same comparison again within a day, the first one is returned; everyone who sends no id
 * counts as one visitor, because a comparison does not reveal who made it.
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
