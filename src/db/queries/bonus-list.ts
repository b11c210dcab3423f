/** The bonus list as visitors search, cut and sort it. */
import { sql } from 'kysely'
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Bonus } from '#contract/bonuses.schema.ts'
import type { BonusSearch, BonusSort } from '#contract/bonus-search.ts'
import type { Tables } from '../tables.ts'
import { activeBonuses } from './bonuses.ts'
import { paged } from './page.ts'
import type { Paged } from './page.ts'
import { contains, stillRuns } from './sql-pieces.ts'

/** The page of active bonuses that a search names; those that have ended by `now` stand behind those that still run. */
export async function searchBonusList(
  db: Kysely<Tables>,
  { search, type, sort, page }: BonusSearch,
  { size, now }: { size: number; now: Date },
): Promise<Paged<Bonus>> {
  let query = activeBonuses(db)
  if (type !== undefined) query = query.where('bonuses.type', '=', type)
  if (search !== '') query = query.where((eb) => eb.or(matches(search)))
  return paged(query.orderBy(ORDERS[sort](now)), { number: page, size })
}

/** How many active bonuses there are of each type, whatever is searched for (decision D-41). */
export async function countBonusTypes(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('bonuses')
    .innerJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .where('casinos.is_active', '=', true)
    .where('bonuses.is_active', '=', true)
    .groupBy('bonuses.type')
    .select(['bonuses.type', sql<number>`count(*)::integer`.as('count')])
    .execute()
  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** By casino, title, type or amount. Types are stored with underscores, so "no deposit" looks for both spellings. */
function matches(search: string): Expression<SqlBool>[] {
  const spellings = new Set([search, search.replaceAll(/[ -]/g, '_')])
  return [
    contains('casinos.name_text', search),
    ...[...spellings].map((text) => contains('bonuses.search_text', text)),
  ]
}

const NEWEST = sql`bonuses.created_at desc, bonuses.id desc`

const ORDERS: Readonly<Record<BonusSort, (now: Date) => RawBuilder<unknown>>> = {
  newest: (now) => sql`${stillRuns(now)} desc, ${NEWEST}`,
  value: (now) => sql`${stillRuns(now)} desc, bonuses.amount_value desc nulls last, ${NEWEST}`,
  // The next to end first; what has ended follows, and what never ends comes last.
  expiring: (now) =>
    sql`bonuses.valid_until is null, bonuses.valid_until <= ${now}, bonuses.valid_until, bonuses.id`,
}
