/** All bonuses, including hidden ones, with the information which are visible and current. */
import { BRITAIN } from '#domain/offers/britain.ts'
import { anyOf, Bitset, both } from './bitset.ts'
import type { BonusRow } from './bonus-rows.ts'
import type { CasinoIndex } from './casino-index.ts'
import { IndexedRows, type CompareRows } from './indexed-rows.ts'
import { NameIndex } from './name-index.ts'
import { TextAnswers } from './text-answers.ts'
import { ThresholdSets } from './threshold-sets.ts'
import { EXACTLY, ValueSets } from './value-sets.ts'

/** The orders of bonuses. Lists put ended offers last. */
type BonusOrder = 'newest' | 'oldest' | 'value' | 'ends' | 'wagering' | 'deposit' | 'chance' | 'cost'

const newest: CompareRows<BonusRow> = (a, b) => b.createdAt - a.createdAt || b.id - a.id

const BONUS_ORDERS: Readonly<Record<BonusOrder, CompareRows<BonusRow>>> = {
  newest,
  oldest: (a, b) => newest(b, a),
  value: (a, b) => descending(a.amount, b.amount) || newest(a, b),
  wagering: (a, b) => statedAscending(a.wagering, b.wagering) || newest(a, b),
  deposit: (a, b) => statedAscending(a.deposit, b.deposit) || newest(a, b),
  chance: (a, b) => descending(a.chance ?? -1, b.chance ?? -1) || newest(a, b),
  cost: (a, b) => statedAscending(a.cost, b.cost) || newest(a, b),
  ends: (a, b) => descending(b.endsAt, a.endsAt) || a.id - b.id,
}

/** 1.2 counts as 120 percent in spite of rounding errors. */
const ROUNDING = 1e-9

export class BonusIndex {
  readonly rows = new IndexedRows<BonusRow, BonusOrder>(BONUS_ORDERS)
  /** Active bonuses of active casinos, including ended ones. Visitors see those of `shownAt`. */
  readonly shown = new Bitset()
  readonly featured = new Bitset()
  /** Bonuses with an end. */
  readonly ending = new Bitset()
  readonly types = new ValueSets(EXACTLY)
  /** By maximum wagering. Bonuses that do not state it are in no set. */
  readonly maxWagering = new ThresholdSets<BonusRow>(
    ({ wagering }, limit) => wagering !== null && wagering <= limit,
  )
  /** In percent, as in addresses. Bonuses with an unknown value are in no set. */
  readonly minChance = new ThresholdSets<BonusRow>(
    ({ chance }, limit) => chance !== null && chance * 100 + ROUNDING >= limit,
  )
  readonly maxCost = new ThresholdSets<BonusRow>(
    ({ cost }, limit) => cost !== null && cost * 100 - ROUNDING <= limit,
  )
  /** By the terms that favour players. */
  readonly terms = new ValueSets(EXACTLY)
  readonly texts = new TextAnswers()
  /** Names of active bonuses; their casino may be hidden. */
  readonly names = new NameIndex()
  readonly #casinos: CasinoIndex
  readonly #ofCasino = new Map<number, Set<number>>()
  readonly #running = new Bitset()
  /** Bonuses with more wagering than Great Britain allows. */
  readonly #over = new Bitset()
  /** By casino slot: the types of its visible current offers. */
  readonly #offers = new ValueSets(EXACTLY)
  /** The time that `#running` and `#offers` were computed for, in microseconds since 1970. */
  #now = -Infinity

  constructor(casinos: CasinoIndex, bonuses: readonly BonusRow[]) {
    this.#casinos = casinos
    for (const bonus of bonuses) this.#add(bonus)
    for (const casinoId of this.#ofCasino.keys()) this.refreshCasino(casinoId)
  }

  /** Requires `refreshCasino` afterwards, for its casino and for its previous one. */
  put(bonus: BonusRow): void {
    this.remove(bonus.id)
    this.#add(bonus)
  }

  remove(id: number): void {
    const slot = this.rows.remove(id)
    if (slot === undefined) return
    const { casinoId } = this.rows.at(slot)
    this.#ofCasino.get(casinoId)?.delete(slot)
    this.types.remove(slot)
    this.maxWagering.remove(slot)
    this.minChance.remove(slot)
    this.maxCost.remove(slot)
    this.terms.remove(slot)
    this.names.remove(slot)
    for (const set of [this.shown, this.featured, this.ending, this.#running, this.#over]) set.delete(slot)
    this.texts.forget()
  }

  /** Recomputes which bonuses of a casino are visible, and what it offers. */
  refreshCasino(casinoId: number): void {
    const isActive = this.#casinos.isActive(casinoId)
    for (const slot of this.slotsOfCasino(casinoId))
      this.shown.set(slot, isActive && this.rows.at(slot).isActive)
    this.#refreshOffers(casinoId)
    this.texts.forget()
  }

  slotsOfCasino(casinoId: number): Iterable<number> {
    return this.#ofCasino.get(casinoId) ?? []
  }

  /**
   * Bonuses of casinos that refuse players from a country; for Great Britain also those with more wagering than it
   * allows.
   */
  refusedIn(country: string): Bitset {
    const { rows, values } = this.#casinos
    const refused = Bitset.of(
      values.restrictedCountries
        .find(country)
        .flatMap((casinos) => [...casinos.members()])
        .flatMap((slot) => [...this.slotsOfCasino(rows.at(slot).id)]),
    )
    return country === BRITAIN ? anyOf([refused, this.#over]) : refused
  }

  idsOfCasino(casinoId: number): number[] {
    return this.rows.ids(this.slotsOfCasino(casinoId))
  }

  casinoOf(id: number): number | undefined {
    const slot = this.rows.slotOf(id)
    return slot === undefined ? undefined : this.rows.at(slot).casinoId
  }

  /** The visible bonuses at a time: active, of an active casino and not ended (decisions D-85, D-90). */
  shownAt(now: Date): Bitset {
    return both(this.shown, this.runningAt(now))
  }

  /** Bonuses that have not ended, visible or not. */
  runningAt(now: Date): Bitset {
    this.#moveTo(now)
    return this.#running
  }

  /** By casino slot: the types of its visible current offers. */
  offersAt(now: Date): ValueSets {
    this.#moveTo(now)
    return this.#offers
  }

  nextEnd(after: Date): Date | undefined {
    const ends = this.rows.order('ends')
    const from = ends.firstWhere((slot) => this.rows.at(slot).endsAt > after.getTime() * 1000)
    const next = ends.between(from).find((slot) => this.shown.has(slot))
    const endsAt = next === undefined ? Infinity : this.rows.at(next).endsAt
    return endsAt === Infinity ? undefined : new Date(Math.ceil(endsAt / 1000))
  }

  #add(bonus: BonusRow): void {
    const slot = this.rows.add(bonus)
    const others = this.#ofCasino.get(bonus.casinoId)
    if (others === undefined) this.#ofCasino.set(bonus.casinoId, new Set([slot]))
    else others.add(slot)
    this.types.add(slot, [bonus.type])
    this.maxWagering.add(slot, bonus)
    this.#over.set(slot, bonus.isOverInBritain)
    this.minChance.add(slot, bonus)
    this.maxCost.add(slot, bonus)
    this.terms.add(slot, bonus.terms)
    if (bonus.isActive)
      this.names.put(slot, bonus.title, [
        this.#casinos.nameOf(bonus.casinoId),
        bonus.type.replaceAll('_', ' '),
      ])
    this.featured.set(slot, bonus.isFeatured)
    this.ending.set(slot, bonus.endsAt !== Infinity)
    this.#running.set(slot, bonus.endsAt > this.#now)
  }

  /** Applies the ends between the last computed time and `now`, also backwards when the clock was set back. */
  #moveTo(now: Date): void {
    const time = now.getTime() * 1000
    if (time === this.#now) return
    const ends = this.rows.order('ends')
    const [from, to] = [Math.min(time, this.#now), Math.max(time, this.#now)].map((moment) =>
      ends.firstWhere((slot) => this.rows.at(slot).endsAt > moment),
    )
    this.#now = time
    const casinoIds = new Set<number>()
    for (const slot of ends.between(from ?? 0, to)) {
      this.#running.set(slot, this.rows.at(slot).endsAt > time)
      casinoIds.add(this.rows.at(slot).casinoId)
    }
    for (const casinoId of casinoIds) this.#refreshOffers(casinoId)
  }

  #refreshOffers(casinoId: number): void {
    const casino = this.#casinos.rows.slotOf(casinoId)
    if (casino === undefined) return
    this.#offers.remove(casino)
    for (const slot of this.slotsOfCasino(casinoId)) {
      const { isActive, type } = this.rows.at(slot)
      if (isActive && this.#running.has(slot)) this.#offers.add(casino, [type])
    }
    this.#casinos.setWelcomeWagering(casino, this.#welcomeOf(casinoId)?.wagering ?? null)
  }

  /** The offer that `welcomeOffer` picks: a current one, preferring featured ones, then the oldest. */
  #welcomeOf(casinoId: number): BonusRow | undefined {
    let best: BonusRow | undefined
    for (const slot of this.slotsOfCasino(casinoId)) {
      const bonus = this.rows.at(slot)
      if (bonus.type !== 'welcome' || !bonus.isActive || !this.#running.has(slot)) continue
      if (best === undefined || isShownBefore(bonus, best)) best = bonus
    }
    return best
  }
}

function isShownBefore(one: BonusRow, other: BonusRow): boolean {
  if (one.isFeatured !== other.isFeatured) return one.isFeatured
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
}

/** Infinity minus infinity is not a number. */
function descending(a: number, b: number): number {
  return a === b ? 0 : b - a
}

/** Values that are not stated come last. */
function statedAscending(a: number | null, b: number | null): number {
  return descending(-(a ?? Infinity), -(b ?? Infinity))
}
