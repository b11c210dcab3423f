import type { Kysely } from 'kysely'
import type { LandingList, LandingForm } from '#contract/landing/landing.schema.ts'
import type { Tables } from '../../tables.ts'

export interface LandingPage extends LandingForm {
  id: number
  isDemo: boolean
}

/** The published landing page of a list under this slug. */
export async function findLandingPage(
  db: Kysely<Tables>,
  list: LandingList,
  slug: string,
): Promise<LandingPage | undefined> {
  return published(db).where('list', '=', list).where('slug', '=', slug).executeTakeFirst()
}

/** All published landing pages, by list and slug. */
export async function listLandingPages(db: Kysely<Tables>): Promise<LandingPage[]> {
  return published(db).orderBy('list').orderBy('slug').execute()
}

/** Deletes those of the demo catalogue: their texts are about its casinos. */
export async function deleteDemoLandingPages(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('landing_pages').where('is_demo', '=', true).execute()
}

function published(db: Kysely<Tables>) {
  return db
    .selectFrom('landing_pages')
    .where('is_published', '=', true)
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

/** Adds landing pages. Fails with a unique violation where an item or another landing page has the address. */
export async function insertLandingPages(
  db: Kysely<Tables>,
  pages: readonly LandingForm[],
  { at, isDemo = false }: { at: Date; isDemo?: boolean },
): Promise<void> {
  if (pages.length === 0) return
  await db
    .insertInto('landing_pages')
    .values(
      pages.map(({ metaTitle, metaDescription, isPublished, questions, ...page }) => ({
        ...page,
        meta_title: metaTitle,
        meta_description: metaDescription,
        is_published: isPublished,
        questions: JSON.stringify(questions),
        is_demo: isDemo,
        updated_at: at,
      })),
    )
    .execute()
}
