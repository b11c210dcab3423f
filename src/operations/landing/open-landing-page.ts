import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import type { LandingList } from '#contract/landing/fields.ts'
import type { LandingFacts } from '#contract/landing/landing.schema.ts'
import { FORM } from '#contract/items/limits.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { findLandingItems } from '#db/queries/landing/landing-items.ts'
import { findLandingPage, type LandingPage } from '#db/queries/landing/landing-pages.ts'
import { isDemoList } from '#db/queries/site/demo-content.ts'
import type { App } from '../app/app.ts'

export interface OpenedLandingPage {
  landing: LandingPage
  facts: LandingFacts
  /** From 1; numbers beyond the end mean the last page. */
  page: number
  ids: number[]
  /** True when it came with the demo catalogue, or lists demo content only. */
  isDemo: boolean
}

/** One page of the published landing page with this address, in any case; undefined when there is none. */
export async function openLandingPage(
  app: App,
  list: LandingList,
  { name, page }: { name: string; page: number },
): Promise<OpenedLandingPage | undefined> {
  if (name.length > FORM.itemSlug || !/^[a-z\d-]+$/i.test(name)) return undefined
  const landing = await findLandingPage(app.db, list, name.toLowerCase())
  if (landing === undefined) return undefined
  const { ids, facts } = await findLandingItems(app, landing, app.now())
  const shown = Math.min(page, Math.max(1, Math.ceil(ids.length / OFFERS_PER_PAGE)))
  return {
    landing,
    facts,
    page: shown,
    isDemo: landing.isDemo || (await isDemoList(app.db, KIND_OF_LIST[list], { ids, total: ids.length })),
    ids: ids.slice((shown - 1) * OFFERS_PER_PAGE, shown * OFFERS_PER_PAGE),
  }
}
