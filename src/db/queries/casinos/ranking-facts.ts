import { sql, type Kysely } from 'kysely'
import type { RankingFacts } from '#domain/casinos/ranking-reason.ts'
import type { Tables } from '../../tables.ts'
import { hasIdAmong } from '../sql/by-ids.ts'
import { dayText } from '../sql/sql-pieces.ts'

export async function listRankingFacts(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RankingFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('casinos')
    .leftJoin('expert_reviews', 'expert_reviews.casino_id', 'casinos.id')
    .where(hasIdAmong('casinos.id', ids))
    .select([
      'casinos.id',
      'expert_reviews.payouts_explanation as payoutsExplanation',
      sql<string | null>`casinos.safety_marks -> 'payments' ->> 'reason'`.as('paymentsReason'),
      sql<string | null>`casinos.safety_marks -> 'payments' ->> 'on'`.as('paymentsMarkedOn'),
      dayText('casinos.tested_on').as('testedOn'),
      dayText('casinos.checked_on').as('checkedOn'),
    ])
    .execute()
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
