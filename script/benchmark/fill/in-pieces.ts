/** Hands the entries on in pieces of at most `size`, one after the other. */
export async function inPieces<T>(
  entries: Iterable<T>,
  size: number,
  take: (piece: T[]) => Promise<void>,
): Promise<void> {
  let piece: T[] = []
  for (const entry of entries) {
    piece.push(entry)
    if (piece.length < size) continue
    await take(piece)
    piece = []
  }
  if (piece.length > 0) await take(piece)
}
