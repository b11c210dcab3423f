/** The middle one, the upper of the two when their number is even. Throws when there is none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
  if (middle === undefined) throw new Error('Nothing has no middle.')
  return middle
}
