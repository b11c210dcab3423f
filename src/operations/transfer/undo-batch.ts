/** Undoes the applied rows of an import. */
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { addToCounts, type HeldImport } from '#db/queries/transfer/import-writes.ts'
import {
  listAppliedRows,
  setRowResults,
  type AppliedRow,
  type RowResult,
} from '#db/queries/transfer/import-row-writes.ts'
import { lockVersions, type StoredForm } from '#db/queries/items/item-store.ts'
import { listFormsAt, listLastSavers } from '#db/queries/items/revisions.ts'
import { freeSlugs } from '#db/queries/items/slugs.ts'
import { moveToTrash } from '#db/queries/items/trash-writes.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'
import { keepVersions } from '../items/save-item.ts'
import { prepareLinted } from '../lint/lint-items.ts'
import type { Batches } from './run-import.ts'

/**
 * Changed items get their earlier values as a new version; created items move to the trash. Items saved or deleted by
 * others since are left alone.
 */
export function undoBatches<Form extends Record<string, unknown>>(items: Items<Form, WrittenKind>): Batches {
  const { kind } = items.store
  return {
    async next(app, held, size) {
      const applied = await listAppliedRows(app.db, held.id, size)
      if (applied.length === 0) return 0
      const ids = applied.map(({ itemId }) => itemId)
      const versionOf = await lockVersions(app.db, kind, ids)
      const savers = await listLastSavers(app.db, kind, ids)
      const untouched = applied.filter(({ itemId, savedVersion }) => versionOf.get(itemId) === savedVersion)
      const touched = applied.filter((row) => !untouched.includes(row))
      const removed = untouched.filter(({ result }) => result === 'created')
      for (const { itemId, name } of removed)
        await moveToTrash(app.db, {
          kind,
          itemId,
          name,
          username: held.undoneBy,
          at: app.now(),
          importId: held.id,
        })
      // Frees the slugs, so that a corrected file can use them again.
      if (kind !== 'post' && kind !== 'landing')
        await freeSlugs(
          app.db,
          kind,
          removed.map(({ itemId }) => itemId),
        )
      await note(app, held.id, [
        ...touched.map((row) => left(row, reasonOf(row, versionOf, savers))),
        ...removed.map(({ row }): RowResult => ({ row, result: 'removed' })),
        ...(await restoreAll(
          app,
          held,
          items,
          untouched.filter(({ result }) => result === 'changed'),
        )),
      ])
      return applied.length
    },

    async skip(app, held, reason) {
      const [row] = await listAppliedRows(app.db, held.id, 1)
      if (row === undefined) return 0
      await note(app, held.id, [left(row, reason)])
      return 1
    },
  }
}

async function restoreAll<Form extends Record<string, unknown>>(
  app: App,
  { undoneBy }: HeldImport,
  items: Items<Form, WrittenKind>,
  rows: readonly AppliedRow[],
): Promise<RowResult[]> {
  const { store } = items
  const earlier = await listFormsAt(
    app.db,
    store.kind,
    rows.map(({ itemId, savedVersion }) => ({ itemId, version: savedVersion - 1 })),
  )
  const ids = rows.map(({ itemId }) => itemId)
  const storedOf = new Map((await store.findForms(app.db, ids)).map((stored) => [stored.id, stored]))
  const wanted: { row: AppliedRow; stored: StoredForm<Form>; form: Form }[] = []
  for (const row of rows) {
    const stored = storedOf.get(row.itemId)
    const kept = earlier.get(row.itemId)
    if (stored === undefined || kept === undefined) continue
    // Fields newer than the kept version stay as they are.
    const form = { ...stored.form, ...(kept as Partial<Form>) }
    wanted.push({ row, stored, form: (await items.revived?.(app, form, row.itemId)) ?? form })
  }
  const prepared = await prepareLinted(app, items, wanted, null)
  const restored = wanted.flatMap(({ row, stored }, index) => {
    const form = prepared[index]
    return form === undefined || form instanceof Refusal ? [] : [{ row, stored, form }]
  })
  await keepVersions(app, items, restored, { action: 'restored', username: undoneBy })
  const isRestored = new Set(restored.map(({ row }) => row))
  const refusalOf = new Map(wanted.map(({ row }, index) => [row, prepared[index]]))
  return rows.map((row) => {
    if (isRestored.has(row)) return { row: row.row, result: 'restored' }
    const refusal = refusalOf.get(row)
    return left(
      row,
      refusal instanceof Refusal ? refusal.message : 'Its earlier version is not there any more',
    )
  })
}

function reasonOf(
  { itemId }: AppliedRow,
  versionOf: ReadonlyMap<number, number>,
  savers: ReadonlyMap<number, string | null>,
): string {
  return versionOf.has(itemId)
    ? `Saved by ${savers.get(itemId) ?? 'someone else'} since the import`
    : 'It has been deleted since the import'
}

function left({ row }: AppliedRow, message: string): RowResult {
  return { row, result: 'left', problems: [{ path: 'row', message }] }
}

async function note({ db }: App, id: number, results: readonly RowResult[]): Promise<void> {
  const count = (wanted: RowResult['result']) => results.filter(({ result }) => result === wanted).length
  await setRowResults(db, id, results)
  await addToCounts(db, id, {
    restored: count('restored'),
    removed: count('removed'),
    leftAlone: count('left'),
  })
}
