import { Bitset, countBoth } from './bitset.ts'

interface Spelled {
  key: string
  slots: Bitset
}

interface Matching {
  /** The form of a value for comparisons. */
  keyOf: (value: string) => string
  isMatch: (key: string, wanted: string) => boolean
}

export const EXACTLY: Matching = { keyOf: (value) => value, isMatch: (key, wanted) => key === wanted }
export const IGNORING_CASE: Matching = { ...EXACTLY, keyOf: (value) => value.toLowerCase() }
/** Matches values that contain the text, ignoring case. */
export const HOLDING: Matching = { ...IGNORING_CASE, isMatch: (key, wanted) => key.includes(wanted) }

/** The most results that are kept. */
const KEPT_ANSWERS = 1000

/** The slots by value, one set for each spelling. */
export class ValueSets {
  readonly #matching: Matching
  readonly #values = new Map<string, Spelled>()
  readonly #answers = new Map<string, readonly Bitset[]>()

  constructor(matching: Matching) {
    this.#matching = matching
  }

  add(slot: number, values: Iterable<string>): void {
    for (const value of values) this.#slotsOf(value).add(slot)
  }

  remove(slot: number): void {
    for (const { slots } of this.#values.values()) slots.delete(slot)
  }

  /** The slots of every value that matches. */
  find(wanted: string): readonly Bitset[] {
    const key = this.#matching.keyOf(wanted)
    const known = this.#answers.get(key)
    if (known !== undefined) return known
    const found = [...this.#values.values()]
      .filter((spelled) => this.#matching.isMatch(spelled.key, key))
      .map(({ slots }) => slots)
    if (this.#answers.size >= KEPT_ANSWERS) this.#answers.clear()
    this.#answers.set(key, found)
    return found
  }

  /** The values of at least one of these slots in their spelling, the most frequent first. */
  valuesOf(slots: Bitset): string[] {
    return Array.from(this.#values, ([value, spelled]) => ({ value, count: countBoth(spelled.slots, slots) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ value }) => value)
  }

  #slotsOf(value: string): Bitset {
    const known = this.#values.get(value)
    if (known !== undefined) return known.slots
    const slots = new Bitset()
    this.#values.set(value, { key: this.#matching.keyOf(value), slots })
    this.#answers.clear()
    return slots
  }
}
