/** What the assistant asks of the catalogue. A casino that is restricted in a named country is never among it. */
import { sql } from 'kysely'
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { RECOMMENDED_SAFETY } from '#contract/shared/limits.ts'
import type { GameType } from '#contract/shared/options.ts'
import type { KnownNames } from '#domain/chat/understand-question.ts'
import type { Wishes } from '#domain/chat/wishes.ts'
import type { Tables } from '../../tables.ts'
import { listBonusesByIds } from '../bonuses/bonuses.ts'
import { CASINO_CLAUSES } from '../casinos/casino-clauses.ts'
import { listCasinosByIds } from '../casinos/casinos.ts'
import { listGamesByIds } from '../games/games.ts'
import { stillRuns } from '../sql/sql-pieces.ts'

/** Names beyond these many are not recognised. */
const MAX_NAMES = 20_000

/** The names of active casinos and games, and every payment method of an active casino. */
export async function listKnownNames(db: Kysely<Tables>): Promise<KnownNames> {
  const [casinos, games, methods] = await Promise.all([
    db
      .selectFrom('casinos')
      .select(['id', 'name'])
      .where('is_active', '=', true)
      .orderBy('id')
      .limit(MAX_NAMES)
      .execute(),
    db
      .selectFrom('games')
      .select(['id', 'name'])
      .where('is_active', '=', true)
      .orderBy('id')
      .limit(MAX_NAMES)
      .execute(),
    sql<{
      method: string
    }>`select distinct unnest(payment_methods) as method from casinos where is_active order by method limit 500`.execute(
      db,
    ),
  ])
  return { casinos, games, paymentMethods: methods.rows.map(({ method }) => method) }
}

/** The active casinos that meet every wish, the safest first, and how many there are in all. */
export async function listCasinosFor(
  db: Kysely<Tables>,
  wishes: Wishes,
  now: Date,
  limit: number,
): Promise<{ casinos: Casino[]; total: number }> {
  const offer =
    wishes.bonusType === undefined && wishes.wagering === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`exists (select from bonuses where bonuses.casino_id = casinos.id and ${all(offerClauses(wishes, now))})`
  const { rows } = await sql<{ id: number; total: number }>`
    select casinos.id, count(*) over ()::integer as total
    from casinos left join expert_reviews on expert_reviews.casino_id = casinos.id
    where casinos.is_active and ${all(casinoClauses(wishes))} and ${recommendable(wishes)} and ${offer}
    order by ${wishes.fastPayouts ? sql`expert_reviews.payouts_rating desc nulls last,` : sql``} casinos.safety_index desc nulls last, casinos.id
    limit ${limit}`.execute(db)
  return {
    casinos: await listCasinosByIds(
      db,
      rows.map(({ id }) => id),
    ),
    total: rows[0]?.total ?? 0,
  }
}

/** Running offers that meet the wishes, of these casinos when some are named: the lowest wagering or the safest casino first. */
export async function listOffersFor(
  db: Kysely<Tables>,
  wishes: Wishes,
  now: Date,
  { limit, casinoIds }: { limit: number; casinoIds?: readonly number[] },
): Promise<Bonus[]> {
  const only =
    casinoIds === undefined
      ? recommendable(wishes)
      : sql<SqlBool>`casinos.id = any(${[...casinoIds]}::integer[])`
  const { rows } = await sql<{ id: number }>`
    select bonuses.id from bonuses join casinos on casinos.id = bonuses.casino_id
    where casinos.is_active and ${all(casinoClauses(wishes))} and ${all(offerClauses(wishes, now))} and ${only}
    order by ${wishes.wagering === 'low' ? sql`${wageringTimes} nulls last,` : sql``}
      ${wishes.biggest ? sql`bonuses.amount_value desc nulls last,` : sql``} casinos.safety_index desc nulls last, bonuses.is_featured desc, bonuses.id
    limit ${limit}`.execute(db)
  return listBonusesByIds(
    db,
    rows.map(({ id }) => id),
  )
}

/** Active games of a type, or of all: those that pay back the most first, those without a stated RTP last. */
export async function listGamesByRtp(
  db: Kysely<Tables>,
  type: GameType | undefined,
  limit: number,
): Promise<Game[]> {
  const active = db.selectFrom('games').select('id').where('is_active', '=', true)
  const ofType = type === undefined ? active : active.where('type', '=', type)
  const ids = await ofType
    .orderBy(sql`rtp desc nulls last, id`)
    .limit(limit)
    .execute()
  return listGamesByIds(
    db,
    ids.map(({ id }) => id),
  )
}

/** What nobody named is not recommended when its safety is weak or unknown, nor to a country that nobody checked. */
function recommendable({ minimum, countries }: Wishes): Expression<SqlBool> {
  const clauses = [
    ...(minimum?.field === 'minSafetyIndex' ? [] : [CASINO_CLAUSES.minSafetyIndex(RECOMMENDED_SAFETY)]),
    ...(countries.length > 0 ? [RESTRICTIONS_KNOWN] : []),
  ]
  return all(clauses)
}

const RESTRICTIONS_KNOWN = sql<SqlBool>`(casinos.restrictions_checked or casinos.restricted_countries <> '{}')`

/** How often an amount must be staked; 0 for "no wagering", null where the text names no number or there is none. */
const wageringTimes: RawBuilder<number | null> =
  sql`case when bonuses.wagering_requirement ilike '%no wager%' then 0
  else substring(bonuses.wagering_requirement from '\\d{1,4}')::integer end`

function casinoClauses(wishes: Wishes): Expression<SqlBool>[] {
  const { countries, paymentMethods, crypto, mobile, liveGames, minimum } = wishes
  return [
    ...countries.map((code) => CASINO_CLAUSES.country(code)),
    ...(paymentMethods.length > 0 ? [CASINO_CLAUSES.paymentMethods(paymentMethods)] : []),
    ...(crypto ? [CASINO_CLAUSES.filter('crypto')] : []),
    ...(mobile ? [CASINO_CLAUSES.filter('mobile')] : []),
    ...(liveGames ? [LIVE_GAMES] : []),
    ...(minimum === undefined ? [] : [CASINO_CLAUSES[minimum.field](minimum.value)]),
  ]
}

const LIVE_GAMES = sql<SqlBool>`exists (select from game_casinos join games on games.id = game_casinos.game_id
  where game_casinos.casino_id = casinos.id and games.is_active and games.type = 'live')`

/**
 * Great Britain allows at most 10 times wagering since 19 January 2026 (Gambling Commission, LCCP social
 * responsibility code 5.1.1), so an offer above it is not open to players there.
 */
const MAX_WAGERING_GB = 10

function offerClauses({ bonusType, wagering, countries }: Wishes, now: Date): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`bonuses.is_active`,
    stillRuns(now),
    ...(bonusType === undefined ? [] : [sql<SqlBool>`bonuses.type = ${bonusType}`]),
    ...(wagering === 'none' ? [sql<SqlBool>`${wageringTimes} = 0`] : []),
    ...(countries.includes('GB') ? [sql<SqlBool>`${wageringTimes} <= ${MAX_WAGERING_GB}`] : []),
  ]
}

function all(clauses: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return clauses.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(clauses, sql` and `)})`
}
