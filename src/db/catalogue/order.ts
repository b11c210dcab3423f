import type { Bitset } from './bitset.ts'

/** Below zero: the first comes first. Never zero for two different slots. */
export type CompareSlots = (a: number, b: number) => number

/** Slots in the order of a comparison, kept so while they come and go. */
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

  /** What it is compared by must still be what it was when it came. */
  remove(slot: number): void {
    const place = this.firstWhere((other) => this.#compare(other, slot) >= 0)
    if (this.#slots[place] !== slot || place >= this.#length)
      throw new Error(`Slot ${slot} is not where it belongs.`)
    this.#slots.copyWithin(place, place + 1, this.#length)
    this.#length--
  }

  /** The place of the first slot that a condition holds for; it must hold for all that follow. */
  firstWhere(holds: (slot: number) => boolean): number {
    let [low, high] = [0, this.#length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(this.#slots[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }

  /** The slots from one place up to another, which is left out. */
  between(from: number, to = this.#length): Int32Array {
    return this.#slots.slice(from, Math.min(to, this.#length))
  }

  /** Up to `limit` members of the set, after as many as are to be skipped. */
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

/** Some of an order's slots; lists are made of one such part after the other. */
export interface Part {
  order: Order
  members: Bitset
}

/** One page of the parts one after the other, or all of them. */
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
