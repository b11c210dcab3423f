import { Bitset } from './bitset.ts'
import { Order } from './order.ts'

/** Negative: the first comes first. Never zero for two rows with different ids. */
export type CompareRows<Row> = (a: Row, b: Row) => number

/**
 * Rows in memory, each in a slot: a small number that is reused once its row is removed, which keeps bitsets and typed
 * arrays short whatever the ids are. Orders are sorted on first use and then maintained.
 */
export class IndexedRows<Row extends { id: number }, Sort extends string> {
  readonly all = new Bitset()
  readonly #compare: Readonly<Record<Sort, CompareRows<Row>>>
  readonly #orders = new Map<Sort, Order>()
  readonly #rows: Row[] = []
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []

  constructor(compare: Readonly<Record<Sort, CompareRows<Row>>>) {
    this.#compare = compare
  }

  /** Returns the slot of the row. Its id must be new. */
  add(row: Row): number {
    const slot = this.#free.pop() ?? this.#rows.length
    this.#rows[slot] = row
    this.#slots.set(row.id, slot)
    this.all.add(slot)
    for (const order of this.#orders.values()) order.insert(slot)
    return slot
  }

  /** Returns the slot that became free; undefined for an unknown id. */
  remove(id: number): number | undefined {
    const slot = this.#slots.get(id)
    if (slot === undefined) return undefined
    for (const order of this.#orders.values()) order.remove(slot)
    this.#slots.delete(id)
    this.all.delete(slot)
    this.#free.push(slot)
    return slot
  }

  /** Replaces the row in a slot by a newer version with the same id. */
  replace(slot: number, row: Row): void {
    for (const order of this.#orders.values()) order.remove(slot)
    this.#rows[slot] = row
    for (const order of this.#orders.values()) order.insert(slot)
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id)
  }

  at(slot: number): Row {
    return this.#rows[slot] as Row
  }

  ids(slots: Iterable<number>): number[] {
    return Array.from(slots, (slot) => this.at(slot).id)
  }

  slotsOf(ids: Iterable<number>): Bitset {
    const slots = new Bitset()
    for (const id of ids) {
      const slot = this.#slots.get(id)
      if (slot !== undefined) slots.add(slot)
    }
    return slots
  }

  *entries(): Iterable<[slot: number, row: Row]> {
    for (const slot of this.#slots.values()) yield [slot, this.at(slot)]
  }

  order(sort: Sort): Order {
    const known = this.#orders.get(sort)
    if (known !== undefined) return known
    const compare = this.#compare[sort]
    const order = new Order((a, b) => compare(this.at(a), this.at(b)), this.#slots.values())
    this.#orders.set(sort, order)
    return order
  }
}
