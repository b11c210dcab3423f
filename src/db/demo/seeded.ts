/** Repeatable pseudo-random numbers: the same name gives the same sequence on every machine. */
export type Random = () => number

/** Mulberry32, seeded from the 32-bit FNV-1a hash of the name. Draws are 0 (inclusive) to 1 (exclusive). */
export function randomFrom(name: string): Random {
  let state = hashOf(name)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** One of the entries, uniformly. Throws for an empty list. */
export function pick<T>(random: Random, entries: readonly T[]): T {
  const entry = entries[Math.floor(random() * entries.length)]
  if (entry === undefined) throw new Error('Nothing to pick from')
  return entry
}

export function pickWeighted<K extends string>(random: Random, weights: Readonly<Record<K, number>>): K {
  const keys = Object.keys(weights) as K[]
  let left = random() * keys.reduce((sum, key) => sum + weights[key], 0)
  for (const key of keys) {
    left -= weights[key]
    if (left < 0) return key
  }
  return pick(random, keys)
}

/** An integer from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function shuffle<T>(random: Random, entries: readonly T[]): T[] {
  return entries
    .map((entry) => ({ entry, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
