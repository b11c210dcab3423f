/**
 * The number of letters to add, remove, replace or swap with a neighbour to turn one word into the other (optimal
 * string alignment distance). Returns `most + 1` as soon as more than `most` are needed.
 */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const first = Array.from({ length: b.length + 1 }, (_, at) => at)
  let [before, last] = [first, first]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      row.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    ;[before, last] = [last, row]
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** How many typing errors are accepted in a word. Short words resemble too many others. */
export function mostSlips(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
