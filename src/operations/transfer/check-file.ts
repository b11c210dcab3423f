import type { App } from '../app/app.ts'
import { checkRows, type CheckedRow, type Importable } from './check-rows.ts'
import type { FileRow } from './file-rows.ts'
import { matchRows, type MatchedRow } from './match-rows.ts'
import { findNamedIds, withNamedIds } from './named-items.ts'

/** Every row with its effect. `onChecked` is called regularly with the number of checked rows and may throw to stop. */
export async function checkFile<Form extends Record<string, unknown>>(
  app: App,
  importable: Importable<Form>,
  rows: readonly FileRow[],
  onChecked: (done: number) => Promise<void>,
): Promise<{ checked: CheckedRow<Form>[]; matched: MatchedRow[] }> {
  const { kind } = importable.items.store
  const namedIds = await findNamedIds(app, kind)
  const named = rows.map((row) => withNamedIds(kind, row, namedIds))
  const matched = await matchRows(app, kind, named)
  return { checked: await checkRows(app, importable, matched, onChecked), matched }
}
