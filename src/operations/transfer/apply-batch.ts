import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { addToCounts, type HeldImport } from '#db/queries/transfer/import-writes.ts'
import { listTakenPictures } from '#db/queries/transfer/import-pictures.ts'
import {
  listIdsSince,
  listWaitingRows,
  setRowResults,
  type PlannedRow,
  type RowResult,
} from '#db/queries/transfer/import-row-writes.ts'
import { listItemKeys } from '#db/queries/items/item-keys.ts'
import { lockVersions } from '#db/queries/items/item-store.ts'
import { insertRevisions } from '#db/queries/items/revision-writes.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'
import { keepVersions } from '../items/save-item.ts'
import { batchesOf } from './batches.ts'
import { checkRows, type CheckedRow, type Importable } from './check-rows.ts'
import { keyOf, type MatchedRow } from './match-rows.ts'
import type { Batches } from './run-import.ts'
import { withPictures } from './row-pictures.ts'

/**
 * Each row is checked again in the transaction that saves it, so that changes made since the file was checked are
 * neither overwritten against the version in the file nor lost.
 */
export function applyBatches<Form extends Record<string, unknown>>(importable: Importable<Form>): Batches {
  const { store } = importable.items
  return {
    async next(app, held, size) {
      const planned = await listWaitingRows(app.db, held.id, size)
      if (planned.length === 0) return 0
      const rows = await matchedNow(app, held, await withTaken(app, held, planned))
      await lockVersions(
        app.db,
        store.kind,
        rows.flatMap(({ itemId }) => itemId ?? []),
      )
      const checked = await checkRows(app, importable, rows, async () => undefined)
      const idOf = await saveRows(app, held.username, importable.items, checked)
      await note(
        app,
        held.id,
        checked.map((row) => resultOf(row, idOf.get(row.row))),
      )
      return planned.length
    },

    async skip(app, held, reason) {
      const [row] = await listWaitingRows(app.db, held.id, 1)
      if (row === undefined) return 0
      await note(app, held.id, [
        { row: row.row, result: 'refused', problems: [{ path: 'row', message: reason }] },
      ])
      return 1
    },
  }
}

/** The rows with fetched pictures replaced by their library addresses. */
async function withTaken(
  { db }: App,
  { id, kind }: HeldImport,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  const taken = await listTakenPictures(
    db,
    id,
    planned.map(({ row }) => row),
  )
  return planned.map((row) => ({ ...row, fields: withPictures(kind, row.fields, taken) }))
}

/** When someone has created the same item since the file was checked, a new row changes that item. */
async function matchedNow(
  { db }: App,
  { id, kind, newestItem }: HeldImport,
  planned: readonly PlannedRow[],
): Promise<MatchedRow[]> {
  const isNew = planned.some(({ itemId }) => itemId === undefined)
  const since = isNew ? await listIdsSince(db, kind, { newest: newestItem, importId: id }) : []
  const keys = since.length === 0 ? [] : await listItemKeys(db, kind, since)
  const idOf = new Map(keys.map((item) => [keyOf(item.key), item.id]))
  return planned.map(({ name: _name, ...row }) => ({
    ...row,
    id: undefined,
    itemId: row.itemId ?? idOf.get(keyOf(KINDS[kind].keys.map((field) => row.fields[field]))),
    problems: [],
    notes: [],
  }))
}

type Created<Form> = Extract<CheckedRow<Form>, { outcome: 'created' }>

/** Returns the ids of new items by row. Must run in a transaction that holds the locks. */
async function saveRows<Form>(
  app: App,
  username: string | null,
  items: Items<Form, WrittenKind>,
  rows: readonly CheckedRow<Form>[],
): Promise<ReadonlyMap<number, number>> {
  const created = rows.filter((row) => row.outcome === 'created')
  const changed = rows.filter((row) => row.outcome === 'changed')
  const idOf = new Map<number, number>()
  for (const batch of batchesOf(created, ({ form }) => form)) {
    const ids = await insertBatch(app, username, items, batch)
    batch.forEach(({ row }, index) => idOf.set(row, ids[index] ?? 0))
  }
  for (const batch of batchesOf(changed, ({ form }) => form))
    await keepVersions(
      app,
      items,
      batch.map(({ present, form }) => ({ stored: present, form })),
      { action: 'imported', username },
    )
  return idOf
}

async function insertBatch<Form>(
  app: App,
  username: string | null,
  { store }: Items<Form, WrittenKind>,
  batch: readonly Created<Form>[],
): Promise<number[]> {
  const { kind } = store
  const made = { kind, version: 1, action: 'imported', username, savedAt: app.now() } as const
  const forms = batch.map(({ form }) => form)
  const ids = await store.insertForms(app.db, forms, app.now())
  // Read back, because the database may have filled in the slug.
  const stored = await store.findForms(app.db, ids)
  await insertRevisions(
    app.db,
    stored.map(({ id, form }) => ({ ...made, itemId: id, form })),
  )
  return ids
}

function resultOf<Form>(checked: CheckedRow<Form>, createdId: number | undefined): RowResult {
  const { row, outcome } = checked
  if (outcome === 'refused') return { row, result: outcome, problems: checked.problems }
  if (outcome === 'created') return { row, result: outcome, itemId: createdId, savedVersion: 1 }
  const { id, version } = checked.present
  return { row, result: outcome, itemId: id, savedVersion: outcome === 'changed' ? version + 1 : undefined }
}

async function note({ db }: App, id: number, results: readonly RowResult[]): Promise<void> {
  const count = (wanted: RowResult['result']) => results.filter(({ result }) => result === wanted).length
  await setRowResults(db, id, results)
  await addToCounts(db, id, {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  })
}
