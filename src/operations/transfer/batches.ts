import { TRANSFER } from '#contract/transfer/limits.ts'

/** Splits a list into batches of at most `rows` and, except for single larger items, 2 MB of text. */
export function* batchesOf<T>(
  items: readonly T[],
  valueOf: (item: T) => unknown,
  rows: number = TRANSFER.batch,
): Generator<T[]> {
  let batch: T[] = []
  let bytes = 0
  for (const item of items) {
    const size = lengthOf(valueOf(item))
    if (batch.length === rows || (batch.length > 0 && bytes + size > TRANSFER.batchBytes)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

/** The approximate length of the value as JSON. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce<number>((sum, held) => sum + lengthOf(held) + 16, 0)
}
