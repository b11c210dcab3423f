/** Queries for bonuses. Visitors only ever see bonuses of active casinos. */
import { sql, type Kysely } from 'kysely'
import type { Bonus, BonusRatings } from '#contract/bonuses/bonuses.schema.ts'
import { EXISTING_PLAYER_TYPES } from '#contract/shared/options.ts'
import type { Tables } from '../../tables.ts'
import type { Audience } from '../sql/audience.ts'
import { hasIdAmong, inOrderOf } from '../sql/by-ids.ts'
import { isoInstant, movedOf, stillRuns } from '../sql/sql-pieces.ts'

export async function listBonuses(db: Kysely<Tables>, { casinoId }: { casinoId: number }): Promise<Bonus[]> {
  return activeBonuses(db).where('bonuses.casino_id', '=', casinoId).orderBy(OLDEST_FIRST).execute()
}

/** Active welcome bonuses of these casinos, oldest first; some may have ended. */
export async function listWelcomeBonuses(db: Kysely<Tables>, casinoIds: readonly number[]): Promise<Bonus[]> {
  if (casinoIds.length === 0) return []
  return activeBonuses(db)
    .where(hasIdAmong('bonuses.casino_id', casinoIds))
    .where('bonuses.type', '=', 'welcome')
    .orderBy(OLDEST_FIRST)
    .execute()
}

/** Selects the active bonuses of a casino: first current ones for new players, ended ones last, each oldest first. */
export function bonusesOfCasino(db: Kysely<Tables>, casinoId: number, now: Date) {
  return activeBonuses(db)
    .where('bonuses.casino_id', '=', casinoId)
    .orderBy(sql`${stillRuns(now)} desc, ${FOR_EXISTING_PLAYERS}, ${OLDEST_FIRST}`)
}

/**
 * Visible bonuses with these ids, including inactive ones, in the order of the ids. Staff also get those of inactive
 * casinos.
 */
export async function listBonusesByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  audience: Audience = 'visitors',
): Promise<Bonus[]> {
  if (ids.length === 0) return []
  const seen = audience === 'staff' ? allBonuses(db) : visibleBonuses(db)
  return inOrderOf(ids, await seen.where(hasIdAmong('bonuses.id', ids)).execute())
}

/** An inactive bonus is found and marked so (decision D-43). A bonus of an inactive casino is found for staff only. */
export async function findBonus(
  db: Kysely<Tables>,
  id: number,
  audience: Audience = 'visitors',
): Promise<(Bonus & { isDemo: boolean }) | undefined> {
  const seen = audience === 'staff' ? allBonuses(db) : visibleBonuses(db)
  return seen.select('bonuses.is_demo as isDemo').where('bonuses.id', '=', id).executeTakeFirst()
}

/** Zeros without reviews (decision D-61); undefined for an unknown bonus. The average is unrounded. */
export async function findBonusRatings(db: Kysely<Tables>, id: number): Promise<BonusRatings | undefined> {
  return db
    .selectFrom('bonuses')
    .innerJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .where('bonuses.id', '=', id)
    .where('casinos.is_listed', '=', true)
    .select([
      sql<number>`coalesce(bonuses.overall_sum::double precision / nullif(bonuses.review_count, 0), 0)`.as(
        'userReviewsAverage',
      ),
      'bonuses.review_count as totalReviews',
    ])
    .executeTakeFirst()
}

const FOR_EXISTING_PLAYERS = sql`(lower(bonuses.type) in (${sql.join(EXISTING_PLAYER_TYPES)}))`
const OLDEST_FIRST = sql`bonuses.created_at, bonuses.id`

const casinoOfBonus = sql<Bonus['casino']>`json_build_object(
  'id', casinos.id, 'slug', casinos.slug, 'name', casinos.name, 'logoUrl', casinos.logo_url,
  'affiliateUrl', casinos.affiliate_url, 'websiteUrl', casinos.website_url,
  'safetyIndex', casinos.safety_index::text, 'restrictedCountries', casinos.restricted_countries,
  'restrictionsChecked', casinos.restrictions_checked)`

/** What an offer says of itself, on pages and in feeds. */
export const OFFER_COLUMNS = [
  'bonuses.id',
  'bonuses.slug',
  'bonuses.title',
  'bonuses.description',
  'bonuses.type',
  'bonuses.amount',
  'bonuses.wagering_requirement as wageringRequirement',
  'bonuses.min_deposit as minDeposit',
  'bonuses.max_win as maxWin',
  isoInstant<string | null>('bonuses.valid_until').as('validUntil'),
  'bonuses.no_end_date as noEndDate',
  isoInstant('bonuses.created_at').as('createdAt'),
] as const

const BONUS_COLUMNS = [
  ...OFFER_COLUMNS,
  'bonuses.casino_id as casinoId',
  'bonuses.code',
  'bonuses.no_code_needed as noCodeNeeded',
  'bonuses.terms',
  'bonuses.offer_terms as offerTerms',
  'bonuses.image_url as imageUrl',
  'bonuses.is_active as isActive',
  'bonuses.is_featured as isFeatured',
  'bonuses.chance',
  'bonuses.cost',
  movedOf('bonuses').as('moved'),
  casinoOfBonus.as('casino'),
] as const

function allBonuses(db: Kysely<Tables>) {
  return db
    .selectFrom('bonuses')
    .innerJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .select(BONUS_COLUMNS)
}

function visibleBonuses(db: Kysely<Tables>) {
  return allBonuses(db).where('casinos.is_listed', '=', true)
}

function activeBonuses(db: Kysely<Tables>) {
  return visibleBonuses(db).where('bonuses.is_active', '=', true)
}
