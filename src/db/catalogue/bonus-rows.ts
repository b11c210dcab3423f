/** The bonuses in the index, read with one statement. */
import { sql, type Kysely } from 'kysely'
import type { TermFilter } from '#contract/bonuses/bonus-search.ts'
import { depositInEuros, wageringMultiple, wageringTimes } from '#domain/bonuses/offer-terms.ts'
import { MOST_IN_BRITAIN } from '#domain/offers/britain.ts'
import type { Tables } from '../tables.ts'
import { among, listOf, microseconds } from './read-rows.ts'

/** Times are microseconds since 1970. */
export interface BonusRow {
  id: number
  casinoId: number
  title: string
  type: string
  isActive: boolean
  isFeatured: boolean
  /** Infinite when it never ends. */
  endsAt: number
  createdAt: number
  /** The largest number in its amount; minus infinity without one, which sorts it last. */
  amount: number
  reviewCount: number
  /** Wagering multiple; null where not stated. */
  wagering: number | null
  /** True when wagering exceeds the limit of Great Britain or cannot be read. */
  isOverInBritain: boolean
  /** Minimum deposit in euros; null where not stated or in another currency. */
  deposit: number | null
  /** Chance to finish the wagering, 0 to 1; null where unknown. */
  chance: number | null
  /** Average cost of playing to the end as a share of the deposit; null where unknown. */
  cost: number | null
  /** The terms in favour of players. */
  terms: TermFilter[]
}

/** All bonuses, or those with these ids and those of these casinos. */
export async function readBonusRows(
  db: Kysely<Tables>,
  wanted?: { ids: readonly number[]; casinoIds: readonly number[] },
): Promise<BonusRow[]> {
  const { rows } = await sql<
    Omit<BonusRow, 'wagering' | 'deposit' | 'isOverInBritain' | 'terms'> & Conditions
  >`
    select id, casino_id as "casinoId", title, type, is_active as "isActive", is_featured as "isFeatured",
      coalesce(${microseconds('valid_until')}, 'infinity') as "endsAt", ${microseconds('created_at')} as "createdAt",
      coalesce(amount_value, '-infinity') as amount, review_count as "reviewCount",
      (offer_terms -> 'wagering' ->> 'multiple')::double precision as multiple, wagering_requirement as requirement, min_deposit as "minDeposit", chance, cost,
      concat_ws(chr(31), case when offer_terms -> 'cashable' = 'true' then 'cashable' end,
        case when offer_terms -> 'maxCashout' = '"none"' then 'no-limit' end,
        case when offer_terms -> 'wagering' -> 'base' = '"bonus"' then 'bonus-only' end) as terms
    from bonuses where ${among('id', wanted?.ids)} or ${among('casino_id', wanted?.casinoIds)}`.execute(db)
  const depositOf = readingEachOnce(depositInEuros)
  return rows.map(({ multiple, requirement, minDeposit, terms, ...row }) => ({
    ...row,
    terms: listOf(terms) as TermFilter[],
    isOverInBritain: (multiple ?? wageringTimes(requirement) ?? 0) > MOST_IN_BRITAIN,
    wagering: multiple ?? wageringMultiple(requirement),
    deposit: depositOf(minDeposit),
  }))
}

/** The texts, and the wagering as data where there is any. */
interface Conditions {
  multiple: number | null
  requirement: string | null
  minDeposit: string | null
  terms: string
}

/** Tens of thousands of offers share a few texts. */
function readingEachOnce<Value>(read: (text: string | null) => Value): (text: string | null) => Value {
  const known = new Map<string | null, Value>()
  return (text) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text) as Value
  }
}
