/** Results of simulated offers, stored under the hash of their input. */
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { OfferTerms } from '#contract/offers/terms.ts'
import type { Reality } from '#domain/offers/reality.ts'
import type { Tables } from '../../tables.ts'

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export async function findReality(db: Kysely<Tables>, hash: string): Promise<Reality | undefined> {
  const row = await db.selectFrom('realities').select('result').where('hash', '=', hash).executeTakeFirst()
  return row?.result as Reality | undefined
}

export async function keepReality(
  db: Kysely<Tables>,
  hash: string,
  result: Reality,
  now: Date,
): Promise<void> {
  await db
    .insertInto('realities')
    .values({ hash, result: JSON.stringify(result), made_at: now })
    .onConflict((old) => old.column('hash').doNothing())
    .execute()
}

/** Bonuses whose terms were saved since their last simulation. */
export function listUnplayed(
  db: Kysely<Tables>,
  limit: number,
): Promise<{ id: number; terms: OfferTerms | null }[]> {
  return db
    .selectFrom('bonuses')
    .select(['id', 'offer_terms as terms'])
    .where('reality', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface Played {
  id: number
  /** The terms that were simulated. If newer ones were saved meanwhile, the bonus stays due. */
  terms: OfferTerms | null
  /** Empty where a needed term is missing. */
  hash: string
  chance: number | null
  /** As a share of the deposit; null without a result. */
  cost: number | null
}

export async function setPlayed(db: Kysely<Tables>, played: readonly Played[]): Promise<void> {
  const rows = JSON.stringify(played)
  await sql`
    update bonuses set reality = one.hash, chance = one.chance, cost = one.cost
    from jsonb_to_recordset(${rows}::jsonb) as one (id integer, terms jsonb, hash text, chance double precision, cost double precision)
    where bonuses.id = one.id and bonuses.offer_terms is not distinct from nullif(one.terms, 'null'::jsonb)`.execute(
    db,
  )
}
