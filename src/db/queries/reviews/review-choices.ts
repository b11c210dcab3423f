/** The choices of the queue's filters. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { QueueChoices } from '#contract/reviews/moderation-queue.schema.ts'
import type { ReviewState } from '#contract/reviews/moderation.ts'
import type { Tables } from '../../tables.ts'
import { IN_STATE } from './moderation.ts'

const MOST = 100

/** The targets of reviews of a state, the most reviewed first. For published reviews the stored counts are used. */
export async function listReviewTargets(
  db: Kysely<Tables>,
  status: ReviewState | 'all',
): Promise<QueueChoices['targets']> {
  const isStored = status === 'published' || status === 'all'
  const { rows } = await (isStored ? storedCounts() : countedIn(IN_STATE[status])).execute(db)
  return rows
}

type Targets = RawBuilder<QueueChoices['targets'][number]>

function storedCounts(): Targets {
  const of = (kind: string, table: string, name: string) => sql`
    (select ${sql.lit(kind)} as kind, id, ${sql.ref(name)} as name, review_count as count
    from ${sql.table(table)} where review_count > 0 order by review_count desc, id limit ${sql.lit(MOST)})`
  return sql`
    ${of('casino', 'casinos', 'name')} union all ${of('bonus', 'bonuses', 'title')}
    union all ${of('game', 'games', 'name')} order by count desc, name, id limit ${sql.lit(MOST)}`
}

function countedIn(state: RawBuilder<SqlBool>): Targets {
  return sql`
    select counted.kind, counted.id, counted.count, coalesce(casinos.name, bonuses.title, games.name) as name
    from (
      select case when casino_id is not null then 'casino' when bonus_id is not null then 'bonus' else 'game' end as kind,
        coalesce(casino_id, bonus_id, game_id) as id, count(*)::integer as count
      from reviews where ${state} group by 1, 2 order by 3 desc, 1, 2 limit ${sql.lit(MOST)}) as counted
    left join casinos on counted.kind = 'casino' and casinos.id = counted.id
    left join bonuses on counted.kind = 'bonus' and bonuses.id = counted.id
    left join games on counted.kind = 'game' and games.id = counted.id
    order by counted.count desc, name, counted.id`
}
