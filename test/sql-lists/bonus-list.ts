/** The bonus lists in plain SQL: the ids of all pages in order. */
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { BonusSearch, BonusSort } from '#contract/bonuses/bonus-search.ts'
import { contains, stillRuns } from '#db/queries/sql/sql-pieces.ts'
import type { Tables } from '#db/tables.ts'

export async function listBonusIds(
  db: Kysely<Tables>,
  { search, type, sort }: BonusSearch & { sort: ReadBySql },
  now: Date,
): Promise<number[]> {
  let query = shownBonuses(db, now)
  if (type !== undefined) query = query.where('bonuses.type', '=', type)
  if (search !== '') query = query.where((eb) => eb.or(matches(search)))
  return idsOf(await query.orderBy(ORDERS[sort]).execute())
}

/** Oldest first. */
export async function listFeaturedBonusIds(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const query = shownBonuses(db, now).where('bonuses.is_featured', '=', true)
  return idsOf(await query.orderBy(sql`bonuses.created_at, bonuses.id`).execute())
}

export async function countTypes(db: Kysely<Tables>, now: Date): Promise<[string, number][]> {
  const rows = await shownBonuses(db, now)
    .clearSelect()
    .groupBy('bonuses.type')
    .select(['bonuses.type', sql<number>`count(*)::integer`.as('count')])
    .execute()
  return rows.map(({ type, count }) => [type, count])
}

function shownBonuses(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('bonuses')
    .innerJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .where('casinos.is_active', '=', true)
    .where('bonuses.is_active', '=', true)
    .where(stillRuns(now))
    .select('bonuses.id')
}

function matches(search: string): Expression<SqlBool>[] {
  const spellings = new Set([search, search.replaceAll(/[ -]/g, '_')])
  return [
    contains('casinos.name_text', search),
    ...[...spellings].map((text) => contains('bonuses.search_text', text)),
  ]
}

const NEWEST = sql`bonuses.created_at desc, bonuses.id desc`

/** Orders that need no reading of conditions. */
type ReadBySql = Exclude<BonusSort, 'wagering' | 'deposit'>

const ORDERS: Readonly<Record<ReadBySql, RawBuilder<unknown>>> = {
  newest: NEWEST,
  value: sql`bonuses.amount_value desc nulls last, ${NEWEST}`,
  chance: sql`bonuses.chance desc nulls last, ${NEWEST}`,
  cost: sql`bonuses.cost asc nulls last, ${NEWEST}`,
  expiring: sql`bonuses.valid_until is null, bonuses.valid_until, bonuses.id`,
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
