import { Bitset, countBoth } from './bitset.ts'

interface Spelled {
  key: string
  slots: Bitset
}

interface Matching {
  /** What values are compared by. */
  keyOf: (value: string) => string
  isMatch: (key: string, wanted: string) => boolean
}

export const EXACTLY: Matching = { keyOf: (value) => value, isMatch: (key, wanted) => key === wanted }
export const IGNORING_CASE: Matching = { ...EXACTLY, keyOf: (value) => value.toLowerCase() }
/** The wanted text is a part of the value, whatever its case. */
export const HOLDING: Matching = { ...IGNORING_CASE, isMatch: (key, wanted) => key.includes(wanted) }

/** Answers beyond these many are found again when they are asked for. */
const KEPT_ANSWERS = 1000

/** Which slots have which value, one set for each spelling. */
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

  /** The slots of every value that matches the wanted one. */
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

  /** The values, as they are spelled, of at least one of these slots; those of the most of them first. */
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
