/** The counters of the home page (decision D-16). */
import type { Stats } from '#contract/site/site.schema.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'

/**
 * The number of active casinos, active bonuses of active casinos, and active games. A bonus that has ended by `now` is
 * not active.
 */
export async function countTotals(
  { catalogue }: Pick<Catalogued, 'catalogue'>,
  now: Date,
): Promise<Omit<Stats, 'happyUsers'>> {
  const { casinos, bonuses, games } = await catalogue.indexes()
  return {
    totalCasinos: casinos.active.count(),
    totalBonuses: bonuses.shownAt(now).count(),
    totalGames: games.active.count(),
  }
}
