/** The casino list in plain SQL. */
import type { Kysely } from 'kysely'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { Audience } from '#db/queries/sql/audience.ts'
import type { Tables } from '#db/tables.ts'
import { casinoClauses, casinoOrder } from './casino-clauses.ts'

/** The ids of all pages in order. */
export async function listCasinoIds(
  db: Kysely<Tables>,
  search: CasinoSearch,
  { now, audience }: { now: Date; audience: Audience },
): Promise<number[]> {
  const seen = db.selectFrom('casinos').select('casinos.id')
  const rows = await (audience === 'staff' ? seen : seen.where('casinos.is_active', '=', true))
    .where((eb) => eb.and([...casinoClauses(search, now).values()]))
    .orderBy(casinoOrder(search.sort, now))
    .execute()
  return rows.map(({ id }) => id)
}
