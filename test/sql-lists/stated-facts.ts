/** Numbers in texts of casinos and offers, looked up in a handwritten table. */
import { sql, type RawBuilder } from 'kysely'
import { stillRuns } from '#db/queries/sql/sql-pieces.ts'
import { STATED_PAYOUTS, STATED_WAGERINGS } from '../stated-numbers.ts'

/** Hours of a casino's fastest stated payout; null without any. */
export const payoutHours: RawBuilder<number | null> = sql`(select min(stated.number)
  from unnest(casinos.features) as feature join ${table(STATED_PAYOUTS)} on stated.text = feature)`

/** The wagering of a casino's current welcome offer; null without an offer or a stated wagering. */
export function welcomeWagering(now: Date): RawBuilder<number | null> {
  return sql`(select stated.number from bonuses
    left join ${table(STATED_WAGERINGS)} on stated.text = bonuses.wagering_requirement
    where bonuses.casino_id = casinos.id and bonuses.is_active and bonuses.type = 'welcome' and ${stillRuns(now)}
    order by bonuses.is_featured desc, bonuses.created_at, bonuses.id limit 1)`
}

function table(rows: readonly (readonly [text: string, number: number | null])[]): RawBuilder<unknown> {
  const values = rows.map(([text, number]) => sql`(${sql.lit(text)}::text, ${number}::numeric)`)
  return sql`(values ${sql.join(values)}) as stated (text, number)`
}
