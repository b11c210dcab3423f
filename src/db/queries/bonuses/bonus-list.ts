/** The lists of bonuses. The index selects, the database provides the rows. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { BonusSearch, BonusSort, TermFilter } from '#contract/bonuses/bonus-search.ts'
import { anyOf, Bitset, both, countBoth, without } from '../../catalogue/bitset.ts'
import type { BonusIndex } from '../../catalogue/bonus-index.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { pickPage, type Part } from '../../catalogue/order.ts'
import { findText } from '../../catalogue/find-text.ts'
import type { Audience } from '../sql/audience.ts'
import { spellReading, type Corrected } from '../search/spell-as.ts'
import type { Page, Paged } from '../sql/page.ts'
import { listBonusesByIds } from './bonuses.ts'

/** One page of a search. Bonuses that have ended by `now` are left out (decision D-90). */
export async function searchBonusList(
  { db, catalogue }: Catalogued,
  { search, sort, page, ...filters }: BonusSearch,
  { size, now }: { size: number; now: Date },
): Promise<Paged<Bonus> & Corrected> {
  const indexes = await catalogue.indexes()
  const { bonuses } = indexes
  const text = await findText(db, indexes, 'bonuses', search)
  const { rows } = bonuses
  const found = narrowed(bonuses, bonuses.shownAt(now), { ...filters, text: text?.slots })
  const { slots, total } = pickPage(PARTS[sort](bonuses, found, now), { number: page, size })
  const items = await listBonusesByIds(db, rows.ids(slots))
  const names = items.flatMap(({ title, casino }) => [title, casino.name])
  const correctedTo = await spellReading({ db, catalogue }, text?.correctedTo, names)
  return { items, total, correctedTo }
}

/**
 * The ids of all visible bonuses that match, in an order of the list. `maxDeposit` excludes bonuses without a deposit
 * stated in euros.
 */
export async function findBonusIds(
  { catalogue }: Catalogued,
  {
    sort,
    now,
    maxDeposit,
    ...filters
  }: Omit<BonusFilters, 'search'> & { sort: BonusSort; now: Date; maxDeposit?: number | undefined },
): Promise<number[]> {
  const { bonuses } = await catalogue.indexes()
  const found = narrowed(bonuses, bonuses.shownAt(now), { ...filters, text: undefined })
  const { slots } = pickPage(PARTS[sort](bonuses, found, now), undefined)
  const passing =
    maxDeposit === undefined
      ? slots
      : slots.filter((slot) => (bonuses.rows.at(slot).deposit ?? Infinity) <= maxDeposit)
  return bonuses.rows.ids(passing)
}

/** The filters of GET /api/bonuses. An absent or empty field does not filter. */
export interface BonusFilters {
  casinoId?: number | undefined
  search?: string | undefined
  type?: string | undefined
  /** Code of a country that the casino does not refuse. */
  country?: string | undefined
  /** Highest multiple of the bonus; excludes offers without stated wagering. */
  maxWagering?: number | undefined
  /** Percent; excludes offers with an unknown value, here and for the next field. */
  minChance?: number | undefined
  /** Percent of the deposit. */
  maxCost?: number | undefined
  terms?: TermFilter | undefined
}

/** The members of a set that match every filter. */
function narrowed(
  bonuses: BonusIndex,
  among: Bitset,
  {
    casinoId,
    type,
    country,
    maxWagering,
    minChance,
    maxCost,
    terms,
    text,
  }: Omit<BonusFilters, 'search'> & { text: Bitset | undefined },
): Bitset {
  const narrowings = [
    casinoId === undefined ? undefined : Bitset.of(bonuses.slotsOfCasino(casinoId)),
    type === undefined ? undefined : anyOf(bonuses.types.find(type)),
    maxWagering === undefined ? undefined : bonuses.maxWagering.reaching(maxWagering, bonuses.rows.entries()),
    minChance === undefined ? undefined : bonuses.minChance.reaching(minChance, bonuses.rows.entries()),
    maxCost === undefined ? undefined : bonuses.maxCost.reaching(maxCost, bonuses.rows.entries()),
    terms === undefined ? undefined : anyOf(bonuses.terms.find(terms)),
    text,
  ]
  const found = narrowings.reduce<Bitset>(
    (left, slots) => (slots === undefined ? left : both(left, slots)),
    among,
  )
  return country === undefined ? found : without(found, bonuses.refusedIn(country))
}

/**
 * Active bonuses at `now`, oldest first (decision D-17) or in an order of the page, all of them or one page. Staff also
 * get ended and inactive bonuses, and those of inactive casinos.
 */
export async function searchBonuses(
  { db, catalogue }: Catalogued,
  { search = '', sort, now, ...filters }: BonusFilters & { sort?: BonusSort | undefined; now: Date },
  page?: Page,
  audience: Audience = 'visitors',
): Promise<Paged<Bonus>> {
  const indexes = await catalogue.indexes()
  const { bonuses } = indexes
  const text = await findText(db, indexes, 'bonuses', search)
  const among = audience === 'staff' ? bonuses.rows.all : bonuses.shownAt(now)
  const members = narrowed(bonuses, among, { ...filters, text: text?.slots })
  const parts =
    sort === undefined
      ? [{ order: bonuses.rows.order('oldest'), members }]
      : PARTS[sort](bonuses, members, now)
  const { slots, total } = pickPage(parts, page)
  return { items: await listBonusesByIds(db, bonuses.rows.ids(slots), audience), total }
}

/** Active, featured and current bonuses, oldest first. */
export async function listFeaturedBonuses(
  { db, catalogue }: Catalogued,
  now: Date,
  limit?: number,
): Promise<Bonus[]> {
  const { bonuses } = await catalogue.indexes()
  const slots = bonuses.rows.order('oldest').pick(featuredAt(bonuses, now), 0, limit)
  return listBonusesByIds(db, bonuses.rows.ids(slots))
}

export async function listNewestFeaturedBonuses(
  { db, catalogue }: Catalogued,
  now: Date,
  limit: number,
): Promise<Bonus[]> {
  const { bonuses } = await catalogue.indexes()
  const slots = bonuses.rows.order('newest').pick(featuredAt(bonuses, now), 0, limit)
  return listBonusesByIds(db, bonuses.rows.ids(slots))
}

/**
 * The number of active bonuses of each type, regardless of the search (decision D-41). Bonuses that have ended by `now`
 * do not count.
 */
export async function countBonusTypes(
  { catalogue }: Catalogued,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { bonuses } = await catalogue.indexes()
  const { types } = bonuses
  const active = bonuses.shownAt(now)
  return new Map(types.valuesOf(active).map((type) => [type, countBoth(active, anyOf(types.find(type)))]))
}

function featuredAt(bonuses: BonusIndex, now: Date): Bitset {
  return both(bonuses.shownAt(now), bonuses.featured)
}

/**
 * The parts of a list in each order, one after the other. Lists of staff contain ended offers, so the next to end is
 * the first current one.
 */
const PARTS: Readonly<Record<BonusSort, (bonuses: BonusIndex, found: Bitset, now: Date) => Part[]>> = {
  newest: (bonuses, found) => [{ order: bonuses.rows.order('newest'), members: found }],
  value: (bonuses, found) => [{ order: bonuses.rows.order('value'), members: found }],
  wagering: (bonuses, found) => [{ order: bonuses.rows.order('wagering'), members: found }],
  deposit: (bonuses, found) => [{ order: bonuses.rows.order('deposit'), members: found }],
  chance: (bonuses, found) => [{ order: bonuses.rows.order('chance'), members: found }],
  cost: (bonuses, found) => [{ order: bonuses.rows.order('cost'), members: found }],
  // Bonuses without an end come last in this order.
  expiring: (bonuses, found, now) => {
    const order = bonuses.rows.order('ends')
    const running = bonuses.runningAt(now)
    return [both(found, running), without(found, running)].map((members) => ({ order, members }))
  },
}
