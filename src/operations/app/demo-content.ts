/** Whether a page shows demo content only. Asks no database on a site without demo content. */
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import * as queries from '#db/queries/site/demo-content.ts'
import type { App } from './app.ts'

type Asked = Pick<App, 'db' | 'siteSettings'>

export async function isDemoList(
  { db, siteSettings }: Asked,
  kind: ItemKind,
  list: { ids: readonly number[]; total: number },
): Promise<boolean> {
  return siteSettings.demo() !== undefined && queries.isDemoList(db, kind, list)
}

export async function areDemoReviews(
  { db, siteSettings }: Asked,
  kind: ReviewSearch['kind'],
): Promise<boolean> {
  return siteSettings.demo() !== undefined && queries.areDemoReviews(db, kind)
}

export async function areAllDemo({ db, siteSettings }: Asked, kinds: readonly ItemKind[]): Promise<boolean> {
  return siteSettings.demo() !== undefined && queries.areAllDemo(db, kinds)
}
