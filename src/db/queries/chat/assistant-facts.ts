/** The assistant's queries of the catalogue. Casinos that refuse a named country are always left out. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Care } from '#contract/casinos/finder.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { GameType } from '#contract/shared/options.ts'
import { hasFilters } from '#contract/casinos/casino-search.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { INTEREST_DAYS } from '#contract/analytics/limits.ts'
import { rankMatches } from '#domain/casinos/rank-matches.ts'
import type { Alike } from '#domain/chat/answers/casino.ts'
import type { MethodTime } from '#domain/chat/answers/payment.ts'
import type { LeftOut } from '#domain/chat/answers/left-out.ts'
import { searchOf } from '#domain/chat/answers/search-of.ts'
import type { KnownNames } from '#domain/chat/read-message.ts'
import { neededLicence } from '#domain/countries/licence-gb.ts'
import { isKnown } from '#domain/chat/read-words.ts'
import { bonusSort, isByPayouts, onlyOfCasinos, type Criteria, type Order } from '#domain/search/criteria.ts'
import { plainText, wordsOf } from '#domain/search/plain-text.ts'
import { singular } from '#domain/search/singular.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { countVisibleReviews } from '../../catalogue/count-reviews.ts'
import type { Tables } from '../../tables.ts'
import { findBonusIds } from '../bonuses/bonus-list.ts'
import { listBonusesByIds } from '../bonuses/bonuses.ts'
import { findCasinoIds } from '../casinos/casino-list.ts'
import { listCasinosByIds } from '../casinos/casinos.ts'
import {
  all,
  FOR_EXISTING_PLAYERS,
  NOT_TO_BEGIN_WITH,
  offerClauses,
  recommendable,
  RESTRICTIONS_KNOWN,
  wageringTimes,
} from '../casinos/criteria-clauses.ts'
import { listMatchFacts } from '../casinos/match-facts.ts'
import { listGamesByIds } from '../games/games.ts'
import { searchGames } from '../games/game-list.ts'
import { contains, textArray } from '../sql/sql-pieces.ts'

/** The most names that are recognised. */
const MAX_NAMES = 20_000

/** The names of active casinos and games, and every facet value. */
export async function listKnownNames(db: Kysely<Tables>): Promise<KnownNames> {
  const named = (table: 'casinos' | 'games') =>
    db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('is_active', '=', true)
      .orderBy('id')
      .limit(MAX_NAMES)
      .execute()
  const values = async (of: RawBuilder<unknown>): Promise<string[]> => {
    const { rows } = await sql<{ value: string }>`
      select distinct value from (${of}) as found (value) where value is not null order by value limit 1000`.execute(
      db,
    )
    return rows.map(({ value }) => value)
  }
  const offers = db
    .selectFrom('bonuses')
    .select(['id', 'title as name', 'casino_id as casinoId'])
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(MAX_NAMES)
    .execute()
  const [casinos, games, titles, paymentMethods, licences, features, providers, tags] = await Promise.all([
    named('casinos'),
    named('games'),
    offers,
    values(sql`select unnest(payment_methods) from casinos where is_listed`),
    values(sql`select license from casinos where is_listed`),
    values(sql`select unnest(features) from casinos where is_listed`),
    values(
      sql`select unnest(game_providers) from casinos where is_listed union select provider from games where is_active`,
    ),
    values(sql`select unnest(tags) from games where is_active`),
  ])
  const words = new Set(titles.flatMap(({ name }) => wordsOf(plainText(name))))
  const ofNames = new Set([...words].filter((word) => !isKnown(word)))
  const isNamed = ({ name }: { name: string }) => wordsOf(plainText(name)).some((word) => ofNames.has(word))
  return {
    casinos,
    games,
    offers: titles.filter(isNamed),
    plainOffers: titles.filter((title) => !isNamed(title) && / /.test(title.name)),
    paymentMethods,
    licences,
    features,
    providers,
    tags,
  }
}

/** The most casinos to order by criteria, the safest first. */
const MAX_RANKED = 2_000
/** No limit. */
const EVERY = 1_000_000

/**
 * The listed casinos that meet every criterion, their total, and the number that meet them and are left out, each
 * counted for its first reason. In the requested order, else by what the visitor cares about (rankMatches), else safest
 * first. One statement, because each would read every casino.
 */
export async function listCasinosFor(
  of: Catalogued,
  criteria: Criteria,
  now: Date,
  limit: number,
): Promise<{ casinos: Casino[]; total: number; leftOut: LeftOut }> {
  const { db } = of
  const meets = await meeting(of, criteria, now)
  const order = casinoOrder(criteria)
  const isRanked = order === undefined && (criteria.cares.length > 0 || criteria.startsSmall)
  const isSafeEnough = recommendable({ ...criteria, countries: [] })
  const isKnown = criteria.countries.length > 0 ? RESTRICTIONS_KNOWN : sql<SqlBool>`true`
  const mayTake = mayTakePlayers(criteria)
  const isGood = sql<SqlBool>`coalesce(${isSafeEnough} and ${isKnown} and ${mayTake} and ${order?.known ?? sql<SqlBool>`true`}, false)`
  const { rows } = await sql<{ id: number; isGood: boolean; total: number } & LeftOut>`
    select casinos.id, ${isGood} as "isGood", count(*) filter (where ${isGood}) over ()::integer as total,
      count(*) filter (where not ${isSafeEnough}) over ()::integer as "unsafe",
      count(*) filter (where casinos.safety_index is null and ${isSafeEnough} is null) over ()::integer as "unrated",
      count(*) filter (where ${isSafeEnough} and not ${isKnown}) over ()::integer as "unchecked",
      count(*) filter (where ${isSafeEnough} and ${isKnown} and not ${mayTake}) over ()::integer as "unlicensed"
    from casinos where ${meets}
    order by 2 desc, ${order === undefined ? sql`` : sql`${order.by} nulls last,`} casinos.safety_index desc nulls last, casinos.id
    limit ${isRanked ? MAX_RANKED : limit}`.execute(db)
  const found = rows.filter((row) => row.isGood).map(({ id }) => id)
  const ids = isRanked
    ? rankMatches(await listMatchFacts(db, found, criteria, now), criteria).map(({ id }) => id)
    : found
  const casinos = await listCasinosByIds(db, ids.slice(0, limit))
  const { total, unsafe, unrated, unchecked, unlicensed } = rows[0] ?? NONE_MEETS
  return { casinos, total, leftOut: { unsafe, unrated, unchecked, unlicensed } }
}

const NONE_MEETS = { total: 0, unsafe: 0, unrated: 0, unchecked: 0, unlicensed: 0 }

/** The results of the casino list, and the criteria that it cannot apply. */
async function meeting(of: Catalogued, criteria: Criteria, now: Date): Promise<RawBuilder<SqlBool>> {
  const { minSafetyIndex: _recommended, country: _country, ...search } = searchOf(criteria)
  const minimum = criteria.minimum !== undefined && { [criteria.minimum.field]: criteria.minimum.value }
  const asked = { ...search, ...minimum }
  const found = hasFilters(asked) ? (await findCasinoIds(of, asked, { now, size: EVERY })).ids : undefined
  const offers = sql<SqlBool>`exists (select from bonuses where bonuses.casino_id = casinos.id and ${all(offerClauses(criteria, now))})`
  const asksForOffer = criteria.bonusType !== undefined || criteria.wagering !== undefined
  const { countries, mobile, liveGames, features, currencies, atLeast, openedBefore, gameTags, gameType } =
    criteria
  const playing = await Promise.all([
    ...(liveGames ? [listCasinosPlaying(of.db, 'live', [])] : []),
    ...(gameTags.length > 0 || (gameType !== undefined && gameType !== 'live')
      ? [listCasinosPlaying(of.db, gameType, gameTags)]
      : []),
  ])
  return all([
    sql<SqlBool>`casinos.is_listed`,
    ...(found === undefined ? [] : [sql<SqlBool>`casinos.id = any(${found}::integer[])`]),
    ...countries.map((code) => sql<SqlBool>`not casinos.restricted_countries @> ${textArray([code])}`),
    ...criteria.withoutMethods.map(
      (method) => sql<SqlBool>`not casinos.payment_methods @> ${textArray([method])}`,
    ),
    ...(criteria.withoutLicence === undefined
      ? []
      : [sql<SqlBool>`casinos.license <> ${criteria.withoutLicence}`]),
    ...(mobile ? [contains('casinos.features_text', 'mobile')] : []),
    ...playing.map((ids) => sql<SqlBool>`casinos.id = any(${ids}::integer[])`),
    ...features.map((part) => contains('casinos.features_text', part)),
    ...(currencies.length > 0
      ? [sql<SqlBool>`casinos.supported_currencies && ${textArray([...currencies])}`]
      : []),
    ...(atLeast === undefined ? [] : [sql<SqlBool>`cardinality(${COUNTED[atLeast.of]}) >= ${atLeast.count}`]),
    ...(openedBefore === undefined ? [] : [sql<SqlBool>`casinos.established_year < ${openedBefore}`]),
    ...(asksForOffer ? [offers] : []),
  ])
}

const COUNTED: Readonly<Record<NonNullable<Criteria['atLeast']>['of'], RawBuilder<unknown>>> = {
  'payment methods': sql`casinos.payment_methods`,
  currencies: sql`casinos.supported_currencies`,
  studios: sql`casinos.game_providers`,
}

/** The ids of casinos with an active game of a type and with one of the tags. Asked once, not for every casino. */
async function listCasinosPlaying(
  db: Kysely<Tables>,
  type: GameType | undefined,
  tags: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct casino_id as id from game_casinos where game_id in (
      select id from games where is_active and ${tags.length === 0 ? sql`true` : sql`tags && ${textArray([...tags])}`}
        and ${type === undefined ? sql`true` : sql`type = ${type}`})`.execute(db)
  return rows.map(({ id }) => id)
}

/** For a country with a licence of its own, only holders of that licence are named. */
function mayTakePlayers({ countries }: Pick<Criteria, 'countries'>): RawBuilder<SqlBool> {
  const licence = neededLicence(countries)
  return licence === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`coalesce(strpos(lower(casinos.license), ${licence}) > 0, false)`
}

/** Of the 2,000 safest recommendable casinos, those that share the most with another one. */
export async function listCasinosLike(
  of: Catalogued,
  { paymentMethods, gameProviders, features, id }: Casino,
  criteria: Criteria,
  now: Date,
  limit: number,
): Promise<Alike[]> {
  const shared = (column: string, values: readonly string[]) =>
    sql`(select count(*)::integer from unnest(${sql.ref(column)}) as value where value = any(${textArray([...values])}))`
  const { rows } = await sql<{ id: number; methods: number; studios: number; features: number }>`
    select id, methods, studios, features from (
      select casinos.id, casinos.safety_index, ${shared('casinos.payment_methods', paymentMethods)} as methods,
        ${shared('casinos.game_providers', gameProviders)} as studios, ${shared('casinos.features', features)} as features
      from casinos where casinos.id <> ${id} and ${recommendable(criteria)} and ${mayTakePlayers(criteria)}
        and ${await meeting(of, criteria, now)}
      order by casinos.safety_index desc nulls last, casinos.id limit ${MAX_RANKED}
    ) as other
    order by methods + studios + features desc, safety_index desc nulls last, id limit ${limit}`.execute(
    of.db,
  )
  const ids = rows.map((row) => row.id)
  const casinos = await listCasinosByIds(of.db, ids)
  return rows.flatMap(({ id: found, ...shares }) => {
    const casino = casinos.find((each) => each.id === found)
    return casino === undefined ? [] : [{ casino, ...shares }]
  })
}

interface CasinoOrder {
  by: RawBuilder<unknown>
  /** Casinos with an unknown value are left out. */
  known?: RawBuilder<SqlBool>
}

/** An order by a rating of the expert review. */
function rated(column: string): CasinoOrder {
  return { by: sql`(select ${sql.ref(column)} from expert_reviews where casino_id = casinos.id) desc` }
}

const CASINO_ORDERS: Readonly<Partial<Record<Order | 'payouts' | Care, CasinoOrder>>> = {
  support: rated('customer_support_rating'),
  games: rated('game_selection_rating'),
  mobile: rated('mobile_experience_rating'),
  safety: { by: sql`casinos.safety_index desc` },
  expert: { by: sql`casinos.expert_rating desc`, known: sql`casinos.expert_rating is not null` },
  users: { by: sql`casinos.user_average desc`, known: sql`casinos.review_count > 0` },
  reviews: { by: sql`casinos.review_count desc`, known: sql`casinos.review_count > 0` },
  oldest: { by: sql`casinos.established_year asc`, known: sql`casinos.established_year is not null` },
  newest: { by: sql`casinos.established_year desc`, known: sql`casinos.established_year is not null` },
  methods: { by: sql`cardinality(casinos.payment_methods) desc` },
  studios: { by: sql`cardinality(casinos.game_providers) desc` },
  payouts: { by: sql`casinos.payout_hours asc`, known: sql`casinos.payout_hours is not null` },
}

function casinoOrder(criteria: Criteria): CasinoOrder | undefined {
  const { order, cares, startsSmall } = criteria
  if (isByPayouts(criteria)) return CASINO_ORDERS.payouts
  if (order !== undefined) return CASINO_ORDERS[order]
  const [only, ...others] = cares
  return only === undefined || others.length > 0 || startsSmall ? undefined : CASINO_ORDERS[only]
}

/**
 * Current offers that meet the criteria, of the named casinos where there are any: in the requested order, else
 * starting offers for new players first, then by the casino's safety.
 */
export async function listOffersFor(
  of: Catalogued,
  criteria: Criteria,
  now: Date,
  { limit, casinoIds }: { limit: number; casinoIds?: readonly number[] },
): Promise<Bonus[]> {
  const { db } = of
  const only =
    casinoIds === undefined
      ? recommendable(criteria)
      : sql<SqlBool>`casinos.id = any(${[...casinoIds]}::integer[])`
  const casinos = await meeting(of, onlyOfCasinos(criteria), now)
  const comesLast = criteria.bonusType === undefined ? NOT_TO_BEGIN_WITH : FOR_EXISTING_PLAYERS
  const passing = (ids: RawBuilder<SqlBool>, first: number) => sql<{ id: number }>`
    select bonuses.id from bonuses join casinos on casinos.id = bonuses.casino_id
    where ${casinos} and ${all(offerClauses(criteria, now))} and ${only} and ${mayTakePlayers(criteria)} and ${ids}
      and ${criteria.forExisting ? FOR_EXISTING_PLAYERS : sql`true`}
      and ${criteria.code === 'none' ? sql`bonuses.no_code_needed` : criteria.code === 'needed' ? sql`bonuses.code is not null` : sql`true`}
      and ${criteria.withoutEnd ? sql`bonuses.no_end_date` : sql`true`}
    order by ${comesLast},
      ${criteria.order === 'spins' ? sql`(substring(bonuses.amount from '([0-9]{1,5})(?: [a-z]+)? spins'))::integer desc nulls last,` : sql``}
      ${criteria.wagering === 'low' ? sql`${wageringTimes} nulls last,` : sql``}
      ${criteria.biggest ? sql`bonuses.amount_value desc nulls last,` : sql``} casinos.safety_index desc nulls last, bonuses.is_featured desc, bonuses.id
    limit ${first}`
  const sort = bonusSort(criteria)
  const { maxWagering, maxDeposit, terms } = criteria
  const isListed = [sort, maxDeposit, maxWagering, terms].some((each) => each !== undefined)
  const ordered = isListed
    ? await findBonusIds(of, { now, sort: sort ?? 'newest', maxWagering, maxDeposit, terms })
    : []
  const among = (ids: readonly number[]) => sql<SqlBool>`bonuses.id = any(${[...ids]}::integer[])`
  if (sort === undefined) {
    const wanted = isListed ? among(ordered) : sql<SqlBool>`true`
    // Offers of the safest casinos come first. Where they suffice, no others are read.
    const isBySafety = criteria.order !== 'spins' && criteria.wagering !== 'low' && !criteria.biggest
    const ofTheSafest = async () =>
      sql<SqlBool>`casinos.id = any(${await listSafest(db)}::integer[]) and ${wanted} and not ${comesLast}`
    const first =
      isBySafety && casinoIds === undefined
        ? (await passing(await ofTheSafest(), limit).execute(db)).rows
        : []
    const rows = first.length === limit ? first : (await passing(wanted, limit).execute(db)).rows
    return listBonusesByIds(
      db,
      rows.map(({ id }) => id),
    )
  }
  const found: number[] = []
  for (let start = 0; start < ordered.length && found.length < limit; start += PIECE) {
    const piece = ordered.slice(start, start + PIECE)
    // oxlint-disable-next-line no-await-in-loop -- the first piece mostly has enough
    const { rows } = await passing(among(piece), PIECE).execute(db)
    const passed = new Set(rows.map(({ id }) => id))
    found.push(...piece.filter((id) => passed.has(id)))
  }
  return listBonusesByIds(db, found.slice(0, limit))
}

/** The 500 safest casinos and every one as safe as the last. As ids, so that their offers are found by an index. */
async function listSafest(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from casinos where is_active and safety_index is not null
    order by safety_index desc nulls last fetch first 500 rows with ties`.execute(db)
  return rows.map(({ id }) => id)
}

/** Offers read per statement. */
const PIECE = 2_000

/**
 * Active games that meet the criteria, of one casino where it is named, and their total: in the requested order, else
 * highest RTP first.
 */
export async function listGamesFor(
  of: Catalogued,
  criteria: Criteria,
  now: Date,
  limit: number,
  casinoId?: number,
): Promise<{ games: Game[]; total: number }> {
  const { gameType, gameProviders, volatility, minRtp, gameTags, gameWords, withDemo, order } = criteria
  const isPlain = gameTags.length === 0 && gameWords.length === 0 && !withDemo && casinoId === undefined
  if (order === 'popular' && isPlain) {
    const interestSince = new Date(now.getTime() - INTEREST_DAYS * DAY_MS)
    const asked = { type: gameType, provider: gameProviders[0], volatility, minRtp }
    const found = await searchGames(
      of,
      { ...asked, sort: 'popularity', interestSince },
      { number: 1, size: limit },
    )
    return { games: found.items, total: found.total }
  }
  const by = (order && GAME_ORDERS[order]) ?? GAME_ORDERS.rtp ?? sql`id`
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over ()::integer as total from games where ${all([
      sql<SqlBool>`is_active`,
      ...(gameType === undefined ? [] : [sql<SqlBool>`type = ${gameType}`]),
      ...(gameProviders.length === 0 ? [] : [sql<SqlBool>`provider = any(${textArray([...gameProviders])})`]),
      ...(volatility === undefined ? [] : [sql<SqlBool>`volatility = ${volatility}`]),
      ...(withDemo ? [sql<SqlBool>`demo_url is not null`] : []),
      ...(minRtp === undefined ? [] : [sql<SqlBool>`rtp >= ${minRtp}`]),
      ...(gameTags.length === 0 ? [] : [sql<SqlBool>`tags && ${textArray([...gameTags])}`]),
      ...(casinoId === undefined
        ? []
        : [sql<SqlBool>`id in (select game_id from game_casinos where casino_id = ${casinoId})`]),
      ...gameWords.map((word) => sql<SqlBool>`name ~* ${`\\m${singular(word)}(?:s|es)?\\M`}`),
    ])}
    order by ${by} nulls last, id limit ${limit}`.execute(of.db)
  const games = await listGamesByIds(
    of.db,
    rows.map(({ id }) => id),
  )
  return { games, total: rows[0]?.total ?? 0 }
}

const GAME_ORDERS: Readonly<Partial<Record<Order, RawBuilder<unknown>>>> = {
  rtp: sql`rtp desc`,
  multiplier: sql`max_multiplier desc`,
  rating: sql`(case when review_count > 0 then overall_sum::numeric / review_count end) desc`,
  newest: sql`created_at desc`,
  'lowest bet': sql`min_bet asc`,
  'highest bet': sql`max_bet desc`,
}

/** Timed withdrawals from listed casinos by method, for methods with at least two; fastest median first. */
export async function listMethodTimes(db: Kysely<Tables>): Promise<MethodTime[]> {
  const { rows } = await sql<MethodTime>`
    select test ->> 'method' as method, count(*)::integer as tests,
      percentile_disc(0.5) within group (order by coalesce(
        extract(epoch from (test ->> 'arrivedAt')::timestamptz - (test ->> 'askedAt')::timestamptz)::float8 / 3600, 'infinity')) as hours
    from casinos cross join lateral jsonb_array_elements(payout_tests) as test
    where is_listed and payouts_timed > 0 group by 1 having count(*) > 1 order by hours, method`.execute(db)
  return rows
}

/** The studios with most active games. */
export async function listStudios(
  db: Kysely<Tables>,
  limit: number,
): Promise<{ name: string; games: number }[]> {
  const { rows } = await sql<{ name: string; games: number }>`
    select provider as name, count(*)::integer as games from games where is_active
    group by provider order by games desc, provider limit ${limit}`.execute(db)
  return rows
}

export async function listRefusing(db: Kysely<Tables>, countries: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('casinos')
    .where('is_listed', '=', true)
    .where(sql<boolean>`restricted_countries && ${[...countries]}::text[]`)
    .orderBy('safety_index', (by) => by.desc().nullsLast())
    .orderBy('name')
    .select('name')
    .execute()
  return found.map(({ name }) => name)
}

/** The number of listed casinos, active games and current offers. */
export async function countCatalogue(
  { catalogue }: Catalogued,
  now: Date,
): Promise<{ casinos: number; bonuses: number; games: number; reviews: number }> {
  const indexes = await catalogue.indexes()
  const { casinos, bonuses, games } = indexes
  return {
    casinos: casinos.active.count(),
    bonuses: bonuses.shownAt(now).count(),
    games: games.active.count(),
    reviews: countVisibleReviews(indexes, 'all'),
  }
}
