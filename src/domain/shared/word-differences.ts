/** A run of words that both texts have, or that only this one has. */
export interface WordRun {
  text: string
  /** Where it begins in the text. */
  from: number
  isShared: boolean
}

/** More words than this are not compared: the time grows with the product of both lengths. */
const MOST = 600

/**
 * Two texts cut into runs of words, so that what differs can be marked in each. Joined, the runs are the text. Words are
 * compared without case; of longer texts everything behind the first 600 words counts as different.
 */
export function wordDifferences(first: string, second: string): readonly [WordRun[], WordRun[]] {
  const [one, two] = [piecesOf(first), piecesOf(second)]
  const shared = longestCommon(keysOf(one), keysOf(two))
  return [runsOf(one, new Set(shared.map(([a]) => a))), runsOf(two, new Set(shared.map(([, b]) => b)))]
}

/** Each word with the white space behind it. */
function piecesOf(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? []
}

function keysOf(pieces: readonly string[]): string[] {
  return pieces.slice(0, MOST).map((piece) => piece.trim().toLowerCase())
}

/** Pairs of places of the longest sequence that both have in this order. */
function longestCommon(one: readonly string[], two: readonly string[]): (readonly [number, number])[] {
  const width = two.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = two.length - 1; b >= 0; b--)
      lengths[a * width + b] = one[a] === two[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1))
  const pairs: (readonly [number, number])[] = []
  for (let a = 0, b = 0; a < one.length && b < two.length;) {
    if (one[a] === two[b]) pairs.push([a++, b++])
    else if (at(a + 1, b) >= at(a, b + 1)) a++
    else b++
  }
  return pairs
}

function runsOf(pieces: readonly string[], shared: ReadonlySet<number>): WordRun[] {
  const runs: WordRun[] = []
  let from = 0
  for (const [place, text] of pieces.entries()) {
    const last = runs.at(-1)
    const isShared = shared.has(place)
    if (last?.isShared === isShared) last.text += text
    else runs.push({ text, from, isShared })
    from += text.length
  }
  return runs
}
