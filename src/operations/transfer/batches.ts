import { TRANSFER } from '#contract/transfer/limits.ts'

/** Cuts a list so that no batch has more than `rows` or, unless a single one is larger, more than 2 MB of text. */
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

/** About as long as the value is in JSON. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce<number>((sum, held) => sum + lengthOf(held) + 16, 0)
}
