/** The contents of feeds, newest first. */
import { sql, type Kysely } from 'kysely'
import type { PublicCategory } from '#contract/posts/post-search.ts'
import { publicPostCategory } from '#domain/posts/post-category.ts'
import { BRITAIN } from '#domain/offers/britain.ts'
import { isAllowedInBritain } from '../casinos/criteria-clauses.ts'
import type { Tables } from '../../tables.ts'
import { OFFER_COLUMNS } from '../bonuses/bonuses.ts'
import { NEWEST_FIRST } from '../posts/post-columns.ts'
import { isoInstant, stillRuns } from '../sql/sql-pieces.ts'

const NEWEST = 50

/** The newest published articles, of one public category where given. */
export async function listFeedPosts(db: Kysely<Tables>, category: PublicCategory | undefined) {
  const posts = await db
    .selectFrom('posts')
    .select([
      'id',
      'title',
      'slug',
      'excerpt',
      'author',
      'category',
      'is_demo as isDemo',
      sql<string>`coalesce(${isoInstant('published_at')}, ${isoInstant('created_at')})`.as('published'),
    ])
    .where('is_published', '=', true)
    .orderBy(NEWEST_FIRST)
    .execute()
  return posts
    .filter((post) => category === undefined || publicPostCategory(post.category) === category)
    .slice(0, NEWEST)
}

export interface FeedBonusFilter {
  /** Such as no_deposit. */
  type?: string | undefined
  /** An ISO 3166-1 code in upper case; leaves out offers of casinos that refuse it. */
  country?: string | undefined
}

export type FeedBonus = Awaited<ReturnType<typeof listFeedBonuses>>[number]

/** The newest current bonuses of active casinos, with all conditions. */
export async function listFeedBonuses(db: Kysely<Tables>, now: Date, { type, country }: FeedBonusFilter) {
  let bonuses = db
    .selectFrom('bonuses')
    .innerJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .select([
      ...OFFER_COLUMNS,
      'bonuses.is_demo as isDemo',
      'casinos.name as casino',
      'casinos.restricted_countries as restrictedCountries',
      'casinos.restrictions_checked as restrictionsChecked',
    ])
    .where('bonuses.is_active', '=', true)
    .where('casinos.is_listed', '=', true)
    .where(stillRuns(now))
  if (type !== undefined)
    bonuses = bonuses.where(sql<boolean>`replace(lower(bonuses.type), '-', '_') = ${type}`)
  if (country !== undefined)
    bonuses = bonuses.where(
      sql<boolean>`not upper(casinos.restricted_countries::text)::text[] @> array[${country}]::text[]`,
    )
  if (country === BRITAIN) bonuses = bonuses.where(isAllowedInBritain)
  return bonuses
    .orderBy(sql`bonuses.created_at desc, bonuses.id desc`)
    .limit(NEWEST)
    .execute()
}
