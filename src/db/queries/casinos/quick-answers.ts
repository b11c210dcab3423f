/** Three casinos that answer what most visitors ask first, before anyone has said anything. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { QuickAnswer } from '#contract/casinos/casinos.schema.ts'
import { RECOMMENDED_SAFETY } from '#contract/shared/limits.ts'
import { marked, MOST_IN_BRITAIN } from '#domain/offers/britain.ts'
import type { Tables } from '../../tables.ts'
import { stillRuns } from '../sql/sql-pieces.ts'

/** The safest, the one that paid us fastest (three tests at least), and the lowest wagering of a welcome offer; recommended ones only. */
export async function listQuickAnswers(db: Kysely<Tables>, now: Date): Promise<QuickAnswer[]> {
  const { rows } = await sql<QuickAnswer>`
    with open as (select id, slug, name, restricted_countries, restrictions_checked, safety_index, payout_hours, payouts_timed
      from casinos where is_listed and safety_index >= ${RECOMMENDED_SAFETY}),
    safest as (select id, 'safest' as asks, safety_index::double precision as figure from open order by safety_index desc, id limit 1),
    fastest as (select id, 'fastest', payout_hours from open
      where payouts_timed >= 3 and payout_hours is not null and id not in (select id from safest) order by payout_hours, id limit 1),
    wagering as (select open.id, 'wagering', (offer_terms -> 'wagering' ->> 'multiple')::double precision as multiple
      from open join bonuses on bonuses.casino_id = open.id
      where bonuses.is_active and bonuses.type = 'welcome' and ${stillRuns(now)}
        and offer_terms -> 'wagering' ->> 'base' = 'bonus' and (offer_terms -> 'wagering' ->> 'multiple')::double precision > 0
        and open.id not in (select id from safest union select id from fastest)
      order by multiple, open.safety_index desc, open.id limit 1)
    select open.id, slug, name, restricted_countries as "restrictedCountries", restrictions_checked as "restrictionsChecked",
      asks, figure, payouts_timed as tests
    from (select * from safest union all select * from fastest union all select * from wagering) as answers
      join open using (id)`.execute(db)
  return rows.map((row) =>
    row.asks === 'wagering' && row.figure > MOST_IN_BRITAIN ? marked(row, 'offer') : row,
  )
}
