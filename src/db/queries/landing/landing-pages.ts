import { sql, type Kysely, type SqlBool } from 'kysely'
import type { LandingList } from '#contract/landing/fields.ts'
import type { LandingForm, LandingLink, LandingQuery } from '#contract/landing/landing.schema.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

export interface LandingPage extends LandingForm {
  id: number
  isDemo: boolean
}

export async function findLandingPage(
  db: Kysely<Tables>,
  list: LandingList,
  slug: string,
): Promise<LandingPage | undefined> {
  return published(db).where('list', '=', list).where('slug', '=', slug).executeTakeFirst()
}

export async function listLandingPages(db: Kysely<Tables>): Promise<LandingPage[]> {
  return published(db).orderBy('list').orderBy('slug').execute()
}

/** The value of each landing page, published or not. */
export function listLandingValues(
  db: Kysely<Tables>,
): Promise<Pick<LandingPage, 'facet' | 'id' | 'list' | 'value'>[]> {
  return db.selectFrom('landing_pages').select(['id', 'list', 'facet', 'value']).execute()
}

/** The data for links to published landing pages, by list and slug. */
export function listLandingLinks(db: Kysely<Tables>): Promise<LandingLink[]> {
  return db
    .selectFrom('landing_pages')
    .where('is_published', '=', true)
    .select(['list', 'facet', 'value', 'slug', 'title'])
    .orderBy('list')
    .orderBy('slug')
    .execute()
}

/** Deletes landing pages of the demo catalogue, because their texts are about its casinos. */
export async function deleteDemoLandingPages(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('landing_pages').where('is_demo', '=', true).execute()
}

export interface StoredLanding extends LandingPage {
  updatedAt: string
}

/** Published or not, by list and address. The search matches parts of title, address or value. */
export function searchLandingPages(
  db: Kysely<Tables>,
  { search, list }: LandingQuery,
  page?: Page,
): Promise<Paged<StoredLanding>> {
  let query = stored(db)
  if (search !== '') {
    const part = `%${escapeLike(search)}%`
    query = query.where(sql<SqlBool>`(title ilike ${part} or slug ilike ${part} or value ilike ${part})`)
  }
  if (list !== 'all') query = query.where('list', '=', list)
  return paged(query.orderBy('list').orderBy('slug'), page)
}

function stored(db: Kysely<Tables>) {
  return rows(db).select(isoInstant('updated_at').as('updatedAt'))
}

function published(db: Kysely<Tables>) {
  return rows(db).where('is_published', '=', true)
}

function rows(db: Kysely<Tables>) {
  return db
    .selectFrom('landing_pages')
    .select([
      'id',
      'list',
      'facet',
      'value',
      'slug',
      'title',
      'meta_title as metaTitle',
      'meta_description as metaDescription',
      'intro',
      'questions',
      'pinned',
      'is_published as isPublished',
      'is_demo as isDemo',
    ])
}
