/** How many rows one statement inserts: a statement may carry 65,535 parameters. */
const ROWS = 500

/** Inserts rows a batch at a time, in order, and gives back what the batches gave back. */
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
