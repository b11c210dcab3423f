import { Bitset } from './bitset.ts'

/** The most limits that are kept. Visitors mostly choose among a few. */
const KEPT_LIMITS = 100

/** The slots that meet a limit, computed on first use and then maintained. */
export class ThresholdSets<Row> {
  readonly #reaches: (row: Row, limit: number) => boolean
  readonly #sets = new Map<number, Bitset>()

  constructor(reaches: (row: Row, limit: number) => boolean) {
    this.#reaches = reaches
  }

  add(slot: number, row: Row): void {
    for (const [limit, slots] of this.#sets) slots.set(slot, this.#reaches(row, limit))
  }

  remove(slot: number): void {
    for (const slots of this.#sets.values()) slots.delete(slot)
  }

  reaching(limit: number, rows: Iterable<[slot: number, row: Row]>): Bitset {
    const known = this.#sets.get(limit)
    if (known !== undefined) return known
    const slots = new Bitset()
    for (const [slot, row] of rows) if (this.#reaches(row, limit)) slots.add(slot)
    if (this.#sets.size >= KEPT_LIMITS) this.#sets.clear()
    this.#sets.set(limit, slots)
    return slots
  }
}
