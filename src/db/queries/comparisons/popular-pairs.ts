import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { COMPARE } from '#contract/comparisons/limits.ts'
import { POPULAR_FROM, popularPairs } from '#domain/comparisons/popular-pairs.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { searchCasinoCards } from '../casinos/casino-list.ts'
import { hasIdAmong } from '../sql/by-ids.ts'

export interface PairedCasino {
  id: number
  name: string
}

/** The comparisons that the site suggests: pairs of its best-rated casinos (decision D-47). */
export async function listPopularPairs(of: Catalogued, now: Date): Promise<[PairedCasino, PairedCasino][]> {
  const best = await searchCasinoCards(of, readCasinoSearch(new URLSearchParams()).search, {
    now,
    size: POPULAR_FROM,
  })
  const rated = best.items.filter(({ safetyIndex }) => safetyIndex !== null)
  return popularPairs(
    rated.map(({ id, name }) => ({ id, name })),
    COMPARE.popular,
  )
}

/** The casinos among these ids that came with the demo catalogue. */
export async function listDemoCasinoIds(
  { db }: Pick<Catalogued, 'db'>,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('casinos')
    .select('id')
    .where('is_demo', '=', true)
    .where(hasIdAmong('casinos.id', ids))
    .execute()
  return rows.map(({ id }) => id)
}
