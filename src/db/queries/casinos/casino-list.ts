/** The casino list as visitors search, sort and filter it. The index of the catalogue says which, the database what. */
import type { CasinoSearch, CasinoSort } from '#contract/casinos/casino-search.ts'
import type { Casino, CasinoCardData, CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { isRecommended } from '#domain/casinos/caution.ts'
import { both } from '../../catalogue/bitset.ts'
import type { CasinoIndex } from '../../catalogue/casino-index.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { countFacets } from '../../catalogue/count-facets.ts'
import { narrowings, passingAll } from '../../catalogue/find-casinos.ts'
import { pickPage } from '../../catalogue/order.ts'
import { findText } from '../../catalogue/find-text.ts'
import type { Audience } from '../sql/audience.ts'
import { listCasinoCards } from './casino-cards.ts'
import { listCasinosByIds } from './casinos.ts'
import type { Paged } from '../sql/page.ts'
import { spellReading } from '../search/spell-as.ts'
import type { Corrected } from '../search/spell-as.ts'

export interface CasinoReading {
  /** Tells which offers still run. */
  now: Date
  /** How many casinos a page has; without it all of them come. */
  size?: number | undefined
  audience?: Audience
}

/** The casinos that a search finds, in its order: the page that it names when a size is given, else all of them. */
export async function searchCasinos(
  of: Catalogued,
  search: CasinoSearch,
  reading: CasinoReading,
): Promise<Paged<Casino>> {
  const { ids, total } = await findIds(of, search, reading)
  return { items: await listCasinosByIds(of.db, ids, reading.audience), total }
}

/** The same page for visitors as cards, which read a fifth of what a casino has. */
export async function searchCasinoCards(
  of: Catalogued,
  search: CasinoSearch,
  reading: Pick<CasinoReading, 'now' | 'size'>,
): Promise<Paged<CasinoCardData> & Corrected> {
  const { ids, total, correctedTo } = await findIds(of, search, reading)
  const items = await listCasinoCards(of.db, ids)
  return {
    items,
    total,
    correctedTo: await spellReading(
      of,
      correctedTo,
      items.map(({ name }) => name),
    ),
  }
}

async function findIds(
  { db, catalogue }: Catalogued,
  search: CasinoSearch,
  { now, size, audience = 'visitors' }: CasinoReading,
): Promise<{ ids: number[]; total: number; correctedTo?: readonly string[] | undefined }> {
  const indexes = await catalogue.indexes()
  const { casinos, bonuses } = indexes
  const text = await findText(db, indexes, 'casinos', search.search)
  const seen = audience === 'staff' ? casinos.rows.all : casinos.active
  const members = passingAll(
    seen,
    narrowings({ casinos, offers: bonuses.offersAt(now) }, search, seen, text?.slots),
  )
  const page = size === undefined ? undefined : { number: search.page, size }
  const { slots, total } = pickPage([{ order: casinos.rows.order(search.sort), members }], page)
  return { ids: casinos.rows.ids(slots), total, correctedTo: text?.correctedTo }
}

/**
 * For every facet and option: how many casinos the search would find with that option alone chosen and all other
 * facets as they are. Options come from the active catalogue, so some count 0. `now` tells which offers still run.
 */
export async function countCasinoFacets(
  { db, catalogue }: Catalogued,
  search: CasinoSearch,
  now: Date,
): Promise<CasinoFacetCounts> {
  const indexes = await catalogue.indexes()
  const { casinos, bonuses } = indexes
  const text = await findText(db, indexes, 'casinos', search.search)
  return countFacets({ casinos, offers: bonuses.offersAt(now) }, search, text?.slots)
}

/** Newest first (decision D-17). */
export async function listFeaturedCasinos({ db, catalogue }: Catalogued): Promise<Casino[]> {
  return listCasinosByIds(db, pickFeatured((await catalogue.indexes()).casinos, 'createdAt-desc'))
}

/** The featured ones by their safety index; those without one last. */
export async function listBestFeaturedCasinos(
  { db, catalogue }: Catalogued,
  limit: number,
): Promise<CasinoCardData[]> {
  const ids = pickFeatured((await catalogue.indexes()).casinos, 'safetyIndex-desc', limit)
  return listCasinoCards(db, ids)
}

/** The casinos with the highest safety index, without this one and without any that is not known to be safe enough. */
export async function listSaferCasinos(
  { db, catalogue }: Catalogued,
  { id }: { id: number },
  limit: number,
): Promise<CasinoCardData[]> {
  const { rows, active } = (await catalogue.indexes()).casinos
  const safest = rows.ids(rows.order('safetyIndex-desc').pick(active, 0, limit + 1))
  const casinos = await listCasinoCards(db, safest.filter((other) => other !== id).slice(0, limit))
  return casinos.filter(({ safetyIndex }) => isRecommended(safetyIndex))
}

function pickFeatured({ rows, active, featured }: CasinoIndex, sort: CasinoSort, limit?: number): number[] {
  return rows.ids(rows.order(sort).pick(both(active, featured), 0, limit))
}
