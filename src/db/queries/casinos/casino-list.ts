/** The casino list with search, filters and order. The index selects, the database provides the rows. */
import type { CasinoSearch, CasinoSort } from '#contract/casinos/casino-search.ts'
import type { Casino, CasinoCardData, CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { cardCriteria } from '#domain/casinos/card-criteria.ts'
import { both } from '../../catalogue/bitset.ts'
import type { CasinoIndex } from '../../catalogue/casino-index.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { countFacets } from '../../catalogue/count-facets.ts'
import { narrowings, passingAll } from '../../catalogue/find-casinos.ts'
import { pickPage } from '../../catalogue/order.ts'
import { findText } from '../../catalogue/find-text.ts'
import type { Audience } from '../sql/audience.ts'
import type { Paged } from '../sql/page.ts'
import { spellReading, type Corrected } from '../search/spell-as.ts'
import { listCasinoCards, listMatchingCards } from './casino-cards.ts'
import { listCasinosByIds } from './casinos.ts'

export interface CasinoReading {
  /** Decides which offers are current. */
  now: Date
  size?: number | undefined
  audience?: Audience
}

/** The casinos of a search in its order: one page when a size is given, else all. */
export async function searchCasinos(
  of: Catalogued,
  search: CasinoSearch,
  reading: CasinoReading,
): Promise<Paged<Casino>> {
  const { ids, total } = await findCasinoIds(of, search, reading)
  return { items: await listCasinosByIds(of.db, ids, reading.audience), total }
}

/** The same page as cards, which read a fifth of a casino's data. */
export async function searchCasinoCards(
  of: Catalogued,
  search: CasinoSearch,
  reading: Pick<CasinoReading, 'now' | 'size'>,
): Promise<Paged<CasinoCardData> & Corrected> {
  const { ids, total, correctedTo } = await findCasinoIds(of, search, reading)
  return spelled(of, { items: await listCasinoCards(of.db, ids, reading.now), total, correctedTo })
}

/**
 * The casinos with these ids that match the filters of a search, in the order of the ids. Text and order are ignored.
 */
export async function keepMatchingCasinos(
  { catalogue }: Catalogued,
  search: CasinoSearch,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const { casinos, bonuses } = await catalogue.indexes()
  const sets = { casinos, offers: bonuses.offersAt(now) }
  const members = passingAll(casinos.active, narrowings(sets, search, casinos.active, undefined))
  return ids.filter((id) => {
    const slot = casinos.rows.slotOf(id)
    return slot !== undefined && members.has(slot)
  })
}

/** The same cards, each with the reasons why the search found it. */
export async function searchMatchingCards(
  of: Catalogued,
  search: CasinoSearch,
  reading: Pick<CasinoReading, 'now' | 'size'>,
): Promise<Paged<CasinoCardData> & Corrected> {
  const criteria = cardCriteria(search)
  if (criteria === undefined) return searchCasinoCards(of, search, reading)
  const { ids, total, correctedTo } = await findCasinoIds(of, search, reading)
  return spelled(of, {
    items: await listMatchingCards(of.db, ids, criteria, reading.now),
    total,
    correctedTo,
  })
}

interface Spelled extends Paged<CasinoCardData> {
  /** In the index's spelling. */
  correctedTo: readonly string[] | undefined
}

/** The words of a corrected search, spelled as in the found casinos. */
async function spelled(
  of: Catalogued,
  { correctedTo, ...page }: Spelled,
): Promise<Paged<CasinoCardData> & Corrected> {
  const names = page.items.map(({ name }) => name)
  return { ...page, correctedTo: await spellReading(of, correctedTo, names) }
}

/** The ids of the same page, and the total. */
export async function findCasinoIds(
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
 * For every facet and option: the number of casinos that the search would find with that option alone chosen in the
 * facet. Options come from active casinos, so some count 0. `now` decides which offers are current.
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

/** Featured casinos by safety index; those without one last. */
export async function listBestFeaturedCasinos(
  { db, catalogue }: Catalogued,
  limit: number,
): Promise<CasinoCardData[]> {
  const ids = pickFeatured((await catalogue.indexes()).casinos, 'safetyIndex-desc', limit)
  return listCasinoCards(db, ids)
}

/** The casinos with the highest safety index, except this one and those without an index. */
export async function listSaferCasinos(
  { db, catalogue }: Catalogued,
  { id }: { id: number },
  limit: number,
): Promise<CasinoCardData[]> {
  const { rows, active } = (await catalogue.indexes()).casinos
  const safest = rows.ids(rows.order('safetyIndex-desc').pick(active, 0, limit + 1))
  const cards = await listCasinoCards(
    db,
    safest.filter((other) => other !== id),
  )
  return cards.filter(({ safetyIndex }) => safetyIndex !== null).slice(0, limit)
}

function pickFeatured({ rows, active, featured }: CasinoIndex, sort: CasinoSort, limit?: number): number[] {
  return rows.ids(rows.order(sort).pick(both(active, featured), 0, limit))
}
