/** The casinos in the index, read with one statement. */
import { sql, type Kysely } from 'kysely'
import type { Warning } from '#contract/casinos/listing.ts'
import { statedPayoutHours } from '#domain/casinos/payout-time.ts'
import type { Tables } from '../tables.ts'
import { among, asText, listOf, microseconds } from './read-rows.ts'

/** The values that casinos are sorted and compared by. */
export interface CasinoRow {
  id: number
  /** In lowercase. */
  name: string
  /** True when lists show it. */
  isActive: boolean
  isFeatured: boolean
  /** 92 for 9.2; null where not stated. */
  safetyTenths: number | null
  /** Null without an overall expert rating. */
  expertTenths: number | null
  /** Null where not stated. */
  year: number | null
  /** Microseconds since 1970, at the database's precision. */
  createdAt: number
  reviewCount: number
  overallSum: number
  /** Hours of the fastest payout among its features; null where none is stated. */
  payoutHours: number | null
  /**
   * Wagering multiple of its current welcome offer; null without an offer or a stated wagering. The index of bonuses
   * sets it, because offers end.
   */
  welcomeWagering: number | null
}

export interface WarnedName {
  /** In the original case. */
  name: string
  slug: string
  listing: Warning['listing']
}

export interface CasinoFacts {
  row: CasinoRow
  warned: WarnedName | null
  license: string | null
  paymentMethods: string[]
  features: string[]
  gameProviders: string[]
  restrictedCountries: string[]
}

export async function readCasinoFacts(db: Kysely<Tables>, ids?: readonly number[]): Promise<CasinoFacts[]> {
  const { rows } = await sql<Read>`
    select id, name_text as name, is_listed as "isActive", is_featured as "isFeatured",
      (safety_index * 10)::integer as "safetyTenths", (expert_rating * 10)::integer as "expertTenths",
      case when is_active and listing <> 'listed'
        then json_build_object('name', name, 'slug', slug, 'listing', listing) end as warned,
      established_year as year, ${microseconds('created_at')} as "createdAt",
      review_count as "reviewCount", overall_sum as "overallSum", license,
      ${asText('payment_methods')} as "paymentMethods", ${asText('features')} as features,
      ${asText('game_providers')} as "gameProviders", ${asText('restricted_countries')} as "restrictedCountries"
    from casinos where ${among('id', ids)}`.execute(db)
  return rows.map(factsOf)
}

function factsOf(read: Read): CasinoFacts {
  const {
    license,
    warned,
    paymentMethods,
    features: featureText,
    gameProviders,
    restrictedCountries,
    ...row
  } = read
  const features = listOf(featureText)
  return {
    row: { ...row, payoutHours: statedPayoutHours(features), welcomeWagering: null },
    warned,
    license,
    paymentMethods: listOf(paymentMethods),
    features,
    gameProviders: listOf(gameProviders),
    restrictedCountries: listOf(restrictedCountries),
  }
}

type Lists = 'paymentMethods' | 'features' | 'gameProviders' | 'restrictedCountries'
type Read = Omit<CasinoRow, 'payoutHours' | 'welcomeWagering'> &
  Record<Lists, string> & { license: string | null; warned: WarnedName | null }
