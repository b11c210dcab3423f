/** The rows of the demo catalogue that staff have not saved since. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { DemoCounts } from '#contract/site/demo.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { IS_DEMO_READER, IS_DEMO_VISIT } from './demo-traffic.ts'

/** A demo casino stays while a bonus created by staff belongs to it. */
const CASINO_IS_USED = sql<SqlBool>`
  exists (select from bonuses as own where own.casino_id = casinos.id and not own.is_demo)`

/** What a removal deletes, including visitors' reviews of it and the invented traffic. */
export async function countDemoRows(db: Kysely<Tables>): Promise<DemoCounts> {
  const { rows } = await sql<DemoCounts>`
    with going as (select id from casinos where is_demo and not ${CASINO_IS_USED})
    select
      (select count(*)::int from going) as casinos,
      (select count(*)::int from bonuses where is_demo) as bonuses,
      (select count(*)::int from games where is_demo) as games,
      (select count(*)::int from posts where is_demo) as posts,
      (select count(*)::int from reviews where casino_id in (select id from going)
        or bonus_id in (select id from bonuses where is_demo)
        or game_id in (select id from games where is_demo)) as reviews,
      (select count(*)::int from subscribers where ${IS_DEMO_READER}) as subscribers,
      (select count(*)::int from interactions where ${IS_DEMO_VISIT}) as visits,
      (select count(*)::int from casinos where is_demo and ${CASINO_IS_USED}) as "keptCasinos"`.execute(db)
  const [counts] = rows
  if (counts === undefined) throw new Error('The demo rows were not counted.')
  return counts
}

/** The first ids to remove, locked until the transaction ends, so that no save intervenes. */
export async function lockDemoIds(db: Kysely<Tables>, kind: ItemKind, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(KINDS[kind].table)}
    where is_demo ${kind === 'casino' ? sql`and not ${CASINO_IS_USED}` : sql``}
    order by id limit ${limit} for update`.execute(db)
  return rows.map(({ id }) => id)
}
