/** All casinos, including hidden ones, for filtering and sorting. Lists of values are kept as sets only. */
import type { CasinoSort } from '#contract/casinos/casino-search.ts'
import { Bitset } from './bitset.ts'
import { CASINO_ORDERS } from './casino-orders.ts'
import type { CasinoFacts, CasinoRow, WarnedName } from './casino-rows.ts'
import { IndexedRows } from './indexed-rows.ts'
import { NameIndex } from './name-index.ts'
import { TextAnswers } from './text-answers.ts'
import { ThresholdSets } from './threshold-sets.ts'
import { EXACTLY, HOLDING, IGNORING_CASE, ValueSets } from './value-sets.ts'

export class CasinoIndex {
  readonly rows = new IndexedRows<CasinoRow, CasinoSort>(CASINO_ORDERS)
  readonly active = new Bitset()
  readonly featured = new Bitset()
  readonly texts = new TextAnswers()
  readonly names = new NameIndex()
  readonly values = {
    license: new ValueSets(EXACTLY),
    paymentMethods: new ValueSets(IGNORING_CASE),
    features: new ValueSets(HOLDING),
    gameProviders: new ValueSets(IGNORING_CASE),
    restrictedCountries: new ValueSets(EXACTLY),
    year: new ValueSets(EXACTLY),
  } as const
  /** Minimum scores in hundredths, as in addresses. Integers, because 7.7 times 30 is not 231. */
  readonly minimums = {
    minSafetyIndex: new ThresholdSets<CasinoRow>(
      (row, limit) => row.safetyTenths !== null && row.safetyTenths * 10 >= limit,
    ),
    minExpertRating: new ThresholdSets<CasinoRow>(
      (row, limit) => row.expertTenths !== null && row.expertTenths * 10 >= limit,
    ),
    minUserRating: new ThresholdSets<CasinoRow>(
      (row, limit) => row.reviewCount > 0 && row.overallSum * 100 >= limit * row.reviewCount,
    ),
  } as const
  readonly maximums = {
    maxPayoutHours: new ThresholdSets<CasinoRow>(
      ({ payoutHours }, limit) => payoutHours !== null && payoutHours <= limit,
    ),
    maxWagering: new ThresholdSets<CasinoRow>(
      ({ welcomeWagering }, limit) => welcomeWagering !== null && welcomeWagering <= limit,
    ),
  } as const
  readonly years = new ThresholdSets<CasinoRow>((row, limit) => row.year !== null && row.year >= limit)
  readonly warned = new Map<number, WarnedName>()
  /** Incremented by every change, to drop what was computed from the index. */
  version = 0

  put({ row, warned, ...lists }: CasinoFacts): void {
    this.remove(row.id)
    if (warned !== null) this.warned.set(row.id, warned)
    const slot = this.rows.add(row)
    this.active.set(slot, row.isActive)
    this.featured.set(slot, row.isFeatured)
    if (row.isActive) this.names.put(slot, row.name)
    this.values.license.add(slot, lists.license === null ? [] : [lists.license])
    this.values.paymentMethods.add(slot, lists.paymentMethods)
    this.values.features.add(slot, lists.features)
    this.values.gameProviders.add(slot, lists.gameProviders)
    this.values.restrictedCountries.add(slot, lists.restrictedCountries)
    this.values.year.add(slot, row.year === null ? [] : [String(row.year)])
    for (const sets of this.#thresholds()) sets.add(slot, row)
    this.#changed()
  }

  remove(id: number): void {
    this.warned.delete(id)
    const slot = this.rows.remove(id)
    if (slot === undefined) return
    this.active.delete(slot)
    this.featured.delete(slot)
    this.names.remove(slot)
    for (const sets of [...Object.values(this.values), ...this.#thresholds()]) sets.remove(slot)
    this.#changed()
  }

  /** Does not change `version`: offers end and change without their casino. */
  setWelcomeWagering(slot: number, welcomeWagering: number | null): void {
    const row = this.rows.at(slot)
    if (row.welcomeWagering === welcomeWagering) return
    const changed = { ...row, welcomeWagering }
    this.rows.replace(slot, changed)
    this.maximums.maxWagering.add(slot, changed)
  }

  isActive(id: number): boolean {
    const slot = this.rows.slotOf(id)
    return slot !== undefined && this.active.has(slot)
  }

  /** In lowercase; empty for an unknown id. */
  nameOf(id: number): string {
    const slot = this.rows.slotOf(id)
    return slot === undefined ? '' : this.rows.at(slot).name
  }

  #thresholds(): ThresholdSets<CasinoRow>[] {
    return [...Object.values(this.minimums), ...Object.values(this.maximums), this.years]
  }

  #changed(): void {
    this.version++
    this.texts.forget()
  }
}
