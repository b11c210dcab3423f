import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

const SIX = [
  'bonuses',
  'design',
  'payouts',
  'customer_support',
  'game_selection',
  'mobile_experience',
] as const

/** Counts the stored reviews into the sums of what they are about. */
export async function countSums(db: Kysely<Tables>): Promise<void> {
  await countInto(db, 'casinos', 'casino_id', SIX)
  await countInto(db, 'bonuses', 'bonus_id', [])
  await countInto(db, 'games', 'game_id', [])
}

async function countInto(
  db: Kysely<Tables>,
  table: string,
  target: string,
  categories: readonly string[],
): Promise<void> {
  const sums = ['overall', ...categories]
  const assigned = sums.map((name) => sql`${sql.ref(`${name}_sum`)} = counted.${sql.ref(name)}`)
  const selected = sums.map((name) => sql`sum(${sql.ref(`${name}_rating`)})::integer as ${sql.ref(name)}`)
  await sql`update ${sql.table(table)} set review_count = counted.reviews, ${sql.join(assigned)}
    from (select ${sql.ref(target)} as target, count(*)::integer as reviews, ${sql.join(selected)}
          from reviews where is_published and ${sql.ref(target)} is not null group by 1) as counted
    where ${sql.table(table)}.id = counted.target`.execute(db)
}
