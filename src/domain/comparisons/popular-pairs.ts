/** Pairs of ranks for the suggested comparisons, the best casino being 0: neighbours, and some further apart. */
const PAIRS = [
  [0, 1],
  [2, 3],
  [4, 5],
  [1, 6],
  [3, 7],
  [0, 2],
] as const

export const POPULAR_FROM = 8

/** Up to `limit` different pairs of the best-rated casinos (decision D-47); fewer where there are few casinos. */
export function popularPairs<T>(bestFirst: readonly T[], limit: number): [T, T][] {
  const every = bestFirst.flatMap((_first, a) =>
    bestFirst.slice(a + 1).map((_second, b) => [a, a + 1 + b] as const),
  )
  const others = every.filter(([a, b]) => !PAIRS.some((pair) => pair[0] === a && pair[1] === b))
  return [...PAIRS, ...others]
    .flatMap(([a, b]): [T, T][] => {
      const [first, second] = [bestFirst[a], bestFirst[b]]
      return first === undefined || second === undefined ? [] : [[first, second]]
    })
    .slice(0, limit)
}
