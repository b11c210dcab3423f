/** What the index knows of bonuses, read in one statement. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { depositInEuros, wageringMultiple } from '#domain/bonuses/offer-terms.ts'
import type { Tables } from '../tables.ts'
import { among, microseconds } from './read-rows.ts'

/** Times are microseconds since 1970. */
export interface BonusRow {
  id: number
  casinoId: number
  title: string
  casinoName: string
  type: string
  isActive: boolean
  isFeatured: boolean
  /** When it ends; infinite when it never does. */
  endsAt: number
  createdAt: number
  /** The largest number in its amount; minus infinity without one, so that it comes last. */
  amount: number
  /** Published ones. */
  reviewCount: number
  /** How often its amount must be staked; null where that is not stated. */
  wagering: number | null
  /** Its minimum deposit in euros; null where that is not stated or in another currency. */
  deposit: number | null
}

/** All bonuses, or those with these ids and those of these casinos. */
export async function readBonusRows(
  db: Kysely<Tables>,
  wanted?: { ids: readonly number[]; casinoIds: readonly number[] },
): Promise<BonusRow[]> {
  const { rows } = await sql<Omit<BonusRow, 'wagering' | 'deposit'> & Conditions>`
    select id, casino_id as "casinoId", title,
      (select name from casinos where casinos.id = casino_id) as "casinoName", type, is_active as "isActive", is_featured as "isFeatured",
      coalesce(${microseconds('valid_until')}, 'infinity') as "endsAt", ${microseconds('created_at')} as "createdAt",
      coalesce(amount_value, '-infinity') as amount, review_count as "reviewCount",
      wagering_requirement as requirement, min_deposit as "minDeposit"
    from bonuses where ${among('id', wanted?.ids)} or ${among('casino_id', wanted?.casinoIds)}`.execute(db)
  return rows.map(({ requirement, minDeposit, ...row }) => ({
    ...row,
    wagering: wageringMultiple(requirement),
    deposit: depositInEuros(minDeposit),
  }))
}

/** As they are written. */
interface Conditions {
  requirement: string | null
  minDeposit: string | null
}
