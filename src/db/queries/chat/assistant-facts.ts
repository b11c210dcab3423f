/** What the assistant asks of the catalogue. A casino that is restricted in a named country is never among it. */
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { GameType } from '#contract/shared/options.ts'
import type { KnownNames } from '#domain/chat/understand-question.ts'
import { rankMatches } from '#domain/casinos/rank-matches.ts'
import type { LeftOut } from '#domain/chat/answers/left-out.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import type { Tables } from '../../tables.ts'
import { listBonusesByIds } from '../bonuses/bonuses.ts'
import { listCasinosByIds } from '../casinos/casinos.ts'
import { listMatchFacts } from '../casinos/match-facts.ts'
import {
  all,
  casinoClauses,
  FOR_EXISTING_PLAYERS,
  NOT_TO_BEGIN_WITH,
  offerClauses,
  recommendable,
  RESTRICTIONS_KNOWN,
  wageringTimes,
} from '../casinos/criteria-clauses.ts'
import { listGamesByIds } from '../games/games.ts'

/** Names beyond these many are not recognised. */
const MAX_NAMES = 20_000

/** The names of active casinos and games, and every payment method, licence, feature and provider of theirs. */
export async function listKnownNames(db: Kysely<Tables>): Promise<KnownNames> {
  const [casinos, games, methods, facets] = await Promise.all([
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
    }>`select distinct unnest(payment_methods) as method from casinos where is_listed order by method limit 500`.execute(
      db,
    ),
    sql<{ value: string }>`
      select value from (
        select license as value from casinos where is_listed
        union select unnest(game_providers) from casinos where is_listed
        union select unnest(features) from casinos where is_listed
        union select provider from games where is_active
      ) as facets where value is not null order by value limit 2000`.execute(db),
  ])
  return {
    casinos,
    games,
    paymentMethods: methods.rows.map(({ method }) => method),
    facets: facets.rows.map(({ value }) => value),
  }
}

/** Casinos that are put in the order of a criterion, the safest first. */
const MAX_RANKED = 2_000

/**
 * The active casinos that meet every criterion, how many there are in all, and how many meet them and are left out. In the
 * order of what the visitor cares about (rankMatches), else the safest first.
 */
export async function listCasinosFor(
  db: Kysely<Tables>,
  criteria: Criteria,
  now: Date,
  limit: number,
): Promise<{ casinos: Casino[]; total: number; leftOut: LeftOut }> {
  const isRanked = criteria.cares.length > 0 || criteria.startsSmall
  const { rows } = await sql<{ id: number; total: number }>`
    select casinos.id, count(*) over ()::integer as total
    from casinos where ${meeting(criteria, now)} and ${recommendable(criteria)}
    order by casinos.safety_index desc nulls last, casinos.id
    limit ${isRanked ? MAX_RANKED : limit}`.execute(db)
  const found = rows.map(({ id }) => id)
  const ids = isRanked
    ? rankMatches(await listMatchFacts(db, found, criteria, now), criteria).map(({ id }) => id)
    : found
  const [casinos, leftOut] = await Promise.all([
    listCasinosByIds(db, ids.slice(0, limit)),
    countLeftOut(db, criteria, now),
  ])
  return { casinos, total: rows[0]?.total ?? 0, leftOut }
}

/** Casinos that meet every criterion and are not recommended, each counted for its first reason. */
async function countLeftOut(db: Kysely<Tables>, criteria: Criteria, now: Date): Promise<LeftOut> {
  const isSafeEnough = recommendable({ ...criteria, countries: [] })
  const { rows } = await sql<LeftOut>`
    select count(*) filter (where not ${isSafeEnough})::integer as "unsafe",
      count(*) filter (where casinos.safety_index is null and ${isSafeEnough} is null)::integer as "unrated",
      count(*) filter (where ${isSafeEnough} and not ${
        criteria.countries.length > 0 ? RESTRICTIONS_KNOWN : sql<SqlBool>`true`
      })::integer as "unchecked"
    from casinos where ${meeting(criteria, now)}`.execute(db)
  return rows[0] ?? { unsafe: 0, unrated: 0, unchecked: 0 }
}

function meeting(criteria: Criteria, now: Date) {
  const offers = sql<SqlBool>`exists (select from bonuses where bonuses.casino_id = casinos.id and ${all(offerClauses(criteria, now))})`
  const asksForOffer = criteria.bonusType !== undefined || criteria.wagering !== undefined
  return sql<SqlBool>`casinos.is_listed and ${all(casinoClauses(criteria))} and ${asksForOffer ? offers : sql<SqlBool>`true`}`
}

/**
 * Running offers that meet the criteria, of these casinos when some are named. Those that a new player begins with come
 * first, then the lowest wagering or the largest amount where asked for, then the safest casino.
 */
export async function listOffersFor(
  db: Kysely<Tables>,
  criteria: Criteria,
  now: Date,
  { limit, casinoIds }: { limit: number; casinoIds?: readonly number[] },
): Promise<Bonus[]> {
  const only =
    casinoIds === undefined
      ? recommendable(criteria)
      : sql<SqlBool>`casinos.id = any(${[...casinoIds]}::integer[])`
  const { rows } = await sql<{ id: number }>`
    select bonuses.id from bonuses join casinos on casinos.id = bonuses.casino_id
    where casinos.is_listed and ${all(casinoClauses(criteria))} and ${all(offerClauses(criteria, now))} and ${only}
    order by ${criteria.bonusType === undefined ? NOT_TO_BEGIN_WITH : FOR_EXISTING_PLAYERS},
      ${criteria.wagering === 'low' ? sql`${wageringTimes} nulls last,` : sql``}
      ${criteria.biggest ? sql`bonuses.amount_value desc nulls last,` : sql``} casinos.safety_index desc nulls last, bonuses.is_featured desc, bonuses.id
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
