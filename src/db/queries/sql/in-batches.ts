/** Rows per insert, because a statement may have at most 65,535 parameters. */
const ROWS = 500

/** Inserts rows in batches, in order, and returns the combined results. */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<Result[]>,
  size = ROWS,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += size)
    results.push(...(await insert(rows.slice(start, start + size))))
  return results
}
