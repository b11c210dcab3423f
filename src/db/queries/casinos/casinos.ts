/** Queries for casinos. Visitors get active ones only, and lists leave out those with a warning. SQL enforces both. */
import { sql, type Kysely } from 'kysely'
import type {
  Casino,
  CasinoDetail,
  CategoryAverages,
  ExpertReview,
} from '#contract/casinos/casinos.schema.ts'
import { CASINO_FIELDS } from '#contract/casinos/fields.ts'
import { CATEGORY_COLUMNS, RATING_CATEGORIES } from '#contract/shared/options.ts'
import { sanitiseContent } from '../../sanitise-content.ts'
import type { Tables } from '../../tables.ts'
import type { Audience } from '../sql/audience.ts'
import { hasIdAmong, inOrderOf } from '../sql/by-ids.ts'
import { answerSelections } from '../items/item-store.ts'
import { dayText, meanOf } from '../sql/sql-pieces.ts'
import { CASINO_COLUMNS } from './casino-columns.ts'
import { safetySourceOf } from './safety-marks.ts'

/** The listed casinos with these ids, in the order of the ids; for staff all of them. */
export async function listCasinosByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  audience?: Audience,
): Promise<Casino[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await listedFor(db, audience).where(hasIdAmong('casinos.id', ids)).execute())
}

/** An active casino with the visitors' means by category and its review. Staff also get an inactive one. */
export async function findCasino(
  db: Kysely<Tables>,
  id: number,
  audience?: Audience,
): Promise<(CasinoDetail & { isDemo: boolean }) | undefined> {
  const row = await casinosFor(db, audience)
    .select([
      'casinos.is_demo as isDemo',
      categoryAverages.as('userCategoryAverages'),
      'casinos.safety_reason as safetyReason',
      'casinos.safety_set_by as safetySetBy',
      dayText('casinos.safety_set_on').as('safetySetOn'),
      'casinos.safety_marks as safetyMarks',
    ])
    .select(answerSelections(CASINO_FIELDS, 'casinos'))
    .where('casinos.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { safetyReason, safetySetBy, safetySetOn, safetyMarks, ...casino } = row
  return {
    ...casino,
    // Cleaned again, so that data that bypassed the form, such as a restored backup, is safe too.
    review: casino.review === null ? null : sanitiseContent(casino.review),
    safety: safetySourceOf(casino.safetyIndex, {
      reason: safetyReason,
      setBy: safetySetBy,
      setOn: safetySetOn,
      marks: safetyMarks,
    }),
  }
}

/** Country codes in upper case; empty for unknown casinos. */
export async function findRestrictedCountries(db: Kysely<Tables>, id: number): Promise<string[]> {
  const row = await db
    .selectFrom('casinos')
    .select('restricted_countries as codes')
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.codes ?? []).map((code) => code.toUpperCase())
}

export async function findExpertReview(
  db: Kysely<Tables>,
  casinoId: number,
): Promise<ExpertReview | undefined> {
  return expertReviewOf(db, casinoId).executeTakeFirst()
}

/** The expert review as a subquery. Its decimals are texts, in JSON too. */
export function expertReviewOf(db: Kysely<Tables>, casinoId: number) {
  return db
    .selectFrom('expert_reviews')
    .innerJoin('casinos', 'casinos.id', 'expert_reviews.casino_id')
    .where('casinos.is_active', '=', true)
    .where('casino_id', '=', casinoId)
    .select([
      'casino_id as casinoId',
      ...RATING_CATEGORIES.flatMap((category) => [
        rating(`${CATEGORY_COLUMNS[category]}_rating`).as(`${category}Rating`),
        sql<string | null>`${sql.ref(`${CATEGORY_COLUMNS[category]}_explanation`)}`.as(
          `${category}Explanation`,
        ),
      ]),
      rating('overall_rating').as('overallRating'),
      'summary',
    ])
}

/** The listed casinos with a game, safest first, those without a safety index last. */
export async function listCasinosOfGame(
  db: Kysely<Tables>,
  gameId: number,
  limit?: number,
): Promise<Casino[]> {
  const casinos = listedFor(db)
    .innerJoin('game_casinos', 'game_casinos.casino_id', 'casinos.id')
    .where('game_casinos.game_id', '=', gameId)
    .orderBy(sql`casinos.safety_index desc nulls last`)
    .orderBy('casinos.id')
  return (limit === undefined ? casinos : casinos.limit(limit)).execute()
}

function rating(column: string) {
  return sql<string | null>`${sql.ref(column)}::text`
}

function listedFor(db: Kysely<Tables>, audience?: Audience) {
  const casinos = casinosFor(db, audience)
  return audience === 'staff' ? casinos : casinos.where('casinos.is_listed', '=', true)
}

function casinosFor(db: Kysely<Tables>, audience: Audience = 'visitors') {
  return audience === 'staff' ? db.selectFrom('casinos').select(CASINO_COLUMNS) : activeCasinos(db)
}

function activeCasinos(db: Kysely<Tables>) {
  return db.selectFrom('casinos').select(CASINO_COLUMNS).where('casinos.is_active', '=', true)
}

const categoryAverages = sql<CategoryAverages | null>`case when casinos.review_count > 0 then json_build_object(${sql.join(
  RATING_CATEGORIES.flatMap((category) => [
    sql.lit(`${category}Rating`),
    meanOf(`casinos.${CATEGORY_COLUMNS[category]}_sum`, 'casinos.review_count'),
  ]),
)}) end`
