/** Pseudo-random numbers derived from a name: the same name always gives the same numbers. */

/** FNV-1a over the lower-cased text with a final mix; an unsigned 32-bit number. */
export function hash(text: string): number {
  let h = 2166136261
  for (const character of text.toLowerCase()) {
    h ^= character.codePointAt(0) ?? 0
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  return h >>> 0
}

/** mulberry32: a stream of numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The item at an index, wrapping around. The list must not be empty. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T
}
