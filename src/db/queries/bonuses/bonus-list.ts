/** The lists of bonuses. The index of the catalogue says which, the database what. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { BonusSearch, BonusSort, TermFilter } from '#contract/bonuses/bonus-search.ts'
import { anyOf, Bitset, both, countBoth, without } from '../../catalogue/bitset.ts'
import type { BonusIndex } from '../../catalogue/bonus-index.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { pickPage } from '../../catalogue/order.ts'
import type { Part } from '../../catalogue/order.ts'
import { findText } from '../../catalogue/find-text.ts'
import type { Audience } from '../sql/audience.ts'
import { listBonusesByIds } from './bonuses.ts'
import { spellReading } from '../search/spell-as.ts'
import type { Corrected } from '../search/spell-as.ts'
import type { Page, Paged } from '../sql/page.ts'

/** The page of bonuses that a search names; what has ended by `now` is not among them (decision D-90). */
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

/** The ids of all shown bonuses that pass, in an order of the list; `maxDeposit` leaves out those that do not state theirs in euros. */
export async function findBonusIds(
  { catalogue }: Catalogued,
  {
    sort,
    now,
    maxWagering,
    maxDeposit,
  }: { sort: BonusSort; now: Date; maxWagering?: number | undefined; maxDeposit?: number | undefined },
): Promise<number[]> {
  const { bonuses } = await catalogue.indexes()
  const found = narrowed(bonuses, bonuses.shownAt(now), { maxWagering, text: undefined })
  const { slots } = pickPage(PARTS[sort](bonuses, found, now), undefined)
  const passing =
    maxDeposit === undefined
      ? slots
      : slots.filter((slot) => (bonuses.rows.at(slot).deposit ?? Infinity) <= maxDeposit)
  return bonuses.rows.ids(passing)
}

/** What GET /api/bonuses may ask for; an absent or empty field asks for nothing. */
export interface BonusFilters {
  casinoId?: number | undefined
  search?: string | undefined
  type?: string | undefined
  /** Code of a country that the casino does not refuse. */
  country?: string | undefined
  /** A multiple of the bonus; an offer that does not state its wagering is left out. */
  maxWagering?: number | undefined
  /** Percent; an offer of which it is not known is left out, here and in the next. */
  minChance?: number | undefined
  /** Percent of the deposit. */
  maxCost?: number | undefined
  terms?: TermFilter | undefined
}

/** Those of a set that pass every filter. */
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
 * Active bonuses that run at `now`, oldest first (decision D-17) unless an order of the page is named: one page of them
 * when a page is named. Staff get the ended and inactive ones and those of inactive casinos as well.
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

/** Active, featured and still running, oldest first. */
export async function listFeaturedBonuses(
  { db, catalogue }: Catalogued,
  now: Date,
  limit?: number,
): Promise<Bonus[]> {
  const { bonuses } = await catalogue.indexes()
  const slots = bonuses.rows.order('oldest').pick(featuredAt(bonuses, now), 0, limit)
  return listBonusesByIds(db, bonuses.rows.ids(slots))
}

/** The same, newest first. */
export async function listNewestFeaturedBonuses(
  { db, catalogue }: Catalogued,
  now: Date,
  limit: number,
): Promise<Bonus[]> {
  const { bonuses } = await catalogue.indexes()
  const slots = bonuses.rows.order('newest').pick(featuredAt(bonuses, now), 0, limit)
  return listBonusesByIds(db, bonuses.rows.ids(slots))
}

/** How many active bonuses there are of each type, whatever is searched for (decision D-41); one that has ended by `now` is not. */
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

/** What each sort puts behind what. Lists of staff hold ended offers too, so the next to end is the first that runs. */
const PARTS: Readonly<Record<BonusSort, (bonuses: BonusIndex, found: Bitset, now: Date) => Part[]>> = {
  newest: (bonuses, found) => [{ order: bonuses.rows.order('newest'), members: found }],
  value: (bonuses, found) => [{ order: bonuses.rows.order('value'), members: found }],
  wagering: (bonuses, found) => [{ order: bonuses.rows.order('wagering'), members: found }],
  deposit: (bonuses, found) => [{ order: bonuses.rows.order('deposit'), members: found }],
  chance: (bonuses, found) => [{ order: bonuses.rows.order('chance'), members: found }],
  cost: (bonuses, found) => [{ order: bonuses.rows.order('cost'), members: found }],
  // What never ends comes last in the order of ends.
  expiring: (bonuses, found, now) => {
    const order = bonuses.rows.order('ends')
    const running = bonuses.runningAt(now)
    return [both(found, running), without(found, running)].map((members) => ({ order, members }))
  },
}
