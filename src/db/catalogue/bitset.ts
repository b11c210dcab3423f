/** A set of small integers, one bit each: 20,000 of them take 2.5 kB and are counted in microseconds. */
export class Bitset {
  #words: Uint32Array = new Uint32Array(4)

  /** 32 numbers per word. Numbers beyond the last word are not in the set. */
  get words(): Uint32Array {
    return this.#words
  }

  add(number: number): void {
    const word = number >>> 5
    if (word >= this.#words.length) this.#grow(word + 1)
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (number & 31))
  }

  delete(number: number): void {
    const word = number >>> 5
    if (word < this.#words.length) this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (number & 31))
  }

  set(number: number, isMember: boolean): void {
    if (isMember) this.add(number)
    else this.delete(number)
  }

  has(number: number): boolean {
    return ((this.#words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0
  }

  /** In ascending order. */
  *members(): Iterable<number> {
    for (const [place, word] of this.#words.entries())
      for (let left = word; left !== 0; left &= left - 1) yield place * 32 + 31 - Math.clz32(left & -left)
  }

  isEmpty(): boolean {
    return this.#words.every((word) => word === 0)
  }

  count(): number {
    return countBoth(this, this)
  }

  static of(numbers: Iterable<number>): Bitset {
    const set = new Bitset()
    for (const number of numbers) set.add(number)
    return set
  }

  static ofWords(words: Uint32Array): Bitset {
    const set = new Bitset()
    set.#words = words
    return set
  }

  #grow(words: number): void {
    const grown = new Uint32Array(Math.max(words, this.#words.length * 2))
    grown.set(this.#words)
    this.#words = grown
  }
}

export function both({ words: a }: Bitset, { words: b }: Bitset): Bitset {
  const words = new Uint32Array(Math.min(a.length, b.length))
  for (let i = 0; i < words.length; i++) words[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return Bitset.ofWords(words)
}

/** The members of the first set that are not in the second. */
export function without({ words: a }: Bitset, { words: b }: Bitset): Bitset {
  const words = a.slice()
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) words[i] = (a[i] ?? 0) & ~(b[i] ?? 0)
  return Bitset.ofWords(words)
}

/** The union of the sets. A single set is returned itself, not copied. */
export function anyOf(sets: readonly Bitset[]): Bitset {
  const [only] = sets
  if (only !== undefined && sets.length === 1) return only
  const words = new Uint32Array(Math.max(0, ...sets.map((set) => set.words.length)))
  for (const { words: more } of sets)
    for (let i = 0; i < more.length; i++) words[i] = (words[i] ?? 0) | (more[i] ?? 0)
  return Bitset.ofWords(words)
}

/** The size of the intersection, without building it. */
export function countBoth({ words: a }: Bitset, { words: b }: Bitset): number {
  const shared = Math.min(a.length, b.length)
  let count = 0
  for (let i = 0; i < shared; i++) {
    const word = (a[i] ?? 0) & (b[i] ?? 0)
    if (word !== 0) count += bitsOf(word)
  }
  return count
}

/** Counts the members of one set in many other sets. Skips words without members. */
export class Tally {
  readonly #places: Int32Array
  readonly #words: Int32Array

  constructor({ words }: Bitset) {
    let used = 0
    const places = new Int32Array(words.length)
    for (let place = 0; place < words.length; place++) if (words[place] !== 0) places[used++] = place
    this.#places = places.subarray(0, used)
    this.#words = new Int32Array(used)
    for (let i = 0; i < used; i++) this.#words[i] = words[this.#places[i] ?? 0] ?? 0
  }

  count(): number {
    return this.#words.reduce((count, word) => count + bitsOf(word), 0)
  }

  countIn({ words: others }: Bitset): number {
    const [places, words] = [this.#places, this.#words]
    let count = 0
    for (let i = 0; i < places.length; i++) {
      const place = places[i] ?? 0
      if (place >= others.length) break
      count += bitsOf((words[i] ?? 0) & (others[place] ?? 0))
    }
    return count
  }
}

/** Counts in parallel within the word (Hacker's Delight, figure 5-2). */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
