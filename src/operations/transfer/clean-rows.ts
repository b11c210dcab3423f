import { setImmediate } from 'node:timers/promises'
import type { Items } from '../items/items.ts'
import type { FileRow } from './file-rows.ts'

/**
 * The rows with their long texts cleaned, before any transaction opens. The fields stay beside them: whether a row
 * changes anything is decided by what the file says. `onRow` may throw to stop.
 */
export async function cleanRows<Form>(
  { cleaned }: Items<Form>,
  rows: readonly FileRow[],
  onRow: () => void,
): Promise<readonly FileRow[]> {
  if (cleaned === undefined) return rows
  const done: FileRow[] = []
  for (const row of rows) {
    done.push({ ...row, cleaned: cleaned(row.fields as Partial<Form>) })
    onRow()
    await setImmediate()
  }
  return done
}
