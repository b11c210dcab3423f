import type { Bitset } from './bitset.ts'

/** Negative: the first comes first. Never zero for two different slots. */
export type CompareSlots = (a: number, b: number) => number

/** Slots kept sorted while they are added and removed. */
export class Order {
  readonly #compare: CompareSlots
  #slots: Int32Array
  #length: number

  constructor(compare: CompareSlots, slots: Iterable<number>) {
    this.#compare = compare
    this.#slots = Int32Array.from(slots).sort(compare)
    this.#length = this.#slots.length
  }

  insert(slot: number): void {
    const place = this.firstWhere((other) => this.#compare(other, slot) >= 0)
    if (this.#length === this.#slots.length) this.#grow()
    this.#slots.copyWithin(place + 1, place, this.#length)
    this.#slots[place] = slot
    this.#length++
  }

  /** The sorted value must still be the one that the slot was added with. */
  remove(slot: number): void {
    const place = this.firstWhere((other) => this.#compare(other, slot) >= 0)
    if (this.#slots[place] !== slot || place >= this.#length)
      throw new Error(`Slot ${slot} is not where it belongs.`)
    this.#slots.copyWithin(place, place + 1, this.#length)
    this.#length--
  }

  /** The position of the first slot that meets a condition; all later slots must meet it too. */
  firstWhere(holds: (slot: number) => boolean): number {
    let [low, high] = [0, this.#length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(this.#slots[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }

  /** The slots between two positions, end exclusive. */
  between(from: number, to = this.#length): Int32Array {
    return this.#slots.slice(from, Math.min(to, this.#length))
  }

  /** Up to `limit` members of the set, after skipping some. */
  pick(members: Bitset, skip = 0, limit = Infinity): number[] {
    const picked: number[] = []
    for (let place = 0, passed = 0; place < this.#length && picked.length < limit; place++) {
      const slot = this.#slots[place] ?? 0
      if (members.has(slot) && passed++ >= skip) picked.push(slot)
    }
    return picked
  }

  #grow(): void {
    const grown = new Int32Array(Math.max(16, this.#length * 2))
    grown.set(this.#slots)
    this.#slots = grown
  }
}

/** Some slots of an order. Lists are built from one part after the other. */
export interface Part {
  order: Order
  members: Bitset
}

/** One page of consecutive parts, or all of them. */
export function pickPage(
  parts: readonly Part[],
  page: { number: number; size: number } | undefined,
): { slots: number[]; total: number } {
  const { number, size } = page ?? { number: 1, size: Infinity }
  const slots: number[] = []
  let [skip, total] = [(number - 1) * (page === undefined ? 0 : size), 0]
  for (const { order, members } of parts) {
    const count = members.count()
    total += count
    if (skip < count && slots.length < size) slots.push(...order.pick(members, skip, size - slots.length))
    skip = Math.max(0, skip - count)
  }
  return { slots, total }
}
