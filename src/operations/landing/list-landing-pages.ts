import type { LandingQuery, ListedLanding } from '#contract/landing/landing.schema.ts'
import { findLandingItems } from '#db/queries/landing/landing-items.ts'
import { searchLandingPages, type StoredLanding } from '#db/queries/landing/landing-pages.ts'
import type { Page, Paged } from '#db/queries/sql/page.ts'
import type { App } from '../app/app.ts'

/** One page of the landing pages, each with its current number of items. */
export async function listLandingPages(
  app: App,
  query: LandingQuery,
  page?: Page,
): Promise<Paged<ListedLanding>> {
  const { items, total } = await searchLandingPages(app.db, query, page)
  return { items: await Promise.all(items.map((item) => withTotal(app, item))), total }
}

export async function withTotal(app: App, landing: StoredLanding): Promise<ListedLanding> {
  const { facts } = await findLandingItems(app, landing, app.now())
  return { ...landing, total: facts.total }
}
