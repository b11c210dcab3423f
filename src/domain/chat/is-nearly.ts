/**
 * True when the two are the same but for slips of the finger: at most `limit`, by default one in five letters, two in
 * eight, none in fewer.
 */
export function isNearly(
  typed: string,
  meant: string,
  limit = slipsIn(Math.min(typed.length, meant.length)),
): boolean {
  if (typed === meant) return true
  return limit > 0 && editDistance(typed, meant, limit) <= limit
}

function slipsIn(length: number): number {
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of the
 * other; `limit + 1` as soon as it is more than `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(at(last, b.length), limit + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
