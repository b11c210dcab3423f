/** Keeps what an import changes, many rows with one statement, each with its place in the history. */
import type { StoredForm } from '#db/queries/items/item-store.ts'
import { insertRevisions } from '#db/queries/items/revision-writes.ts'
import type { NewRevision } from '#db/queries/items/revision-writes.ts'
import { listKeptVersions } from '#db/queries/items/revisions.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'
import { batchesOf } from './batches.ts'
import type { CheckedRow } from './check-rows.ts'

type Created<Form> = Extract<CheckedRow<Form>, { outcome: 'created' }>
type Changed<Form> = Extract<CheckedRow<Form>, { outcome: 'changed' }>

/**
 * Returns the ids of the new items by their rows. Belongs into a transaction that holds the locks of what is
 * changed.
 */
export async function saveRows<Form>(
  app: App,
  username: string | null,
  items: Items<Form>,
  rows: readonly CheckedRow<Form>[],
): Promise<ReadonlyMap<number, number>> {
  const created = rows.filter((row) => row.outcome === 'created')
  const changed = rows.filter((row) => row.outcome === 'changed')
  const idOf = new Map<number, number>()
  for (const batch of batchesOf(created, ({ form }) => form)) {
    const ids = await insertBatch(app, username, items, batch)
    batch.forEach(({ row }, index) => idOf.set(row, ids[index] ?? 0))
  }
  for (const batch of batchesOf(changed, ({ form }) => form)) await updateBatch(app, username, items, batch)
  return idOf
}

async function insertBatch<Form>(
  app: App,
  username: string | null,
  { store }: Items<Form>,
  batch: readonly Created<Form>[],
): Promise<number[]> {
  const forms = batch.map(({ form }) => form)
  const ids = await store.insertForms(app.db, forms, app.now())
  // As they are stored: the database may have filled in the address.
  const stored = await store.findForms(app.db, ids)
  await insertRevisions(
    app.db,
    stored.map((item) => imported(app, username, store, item)),
  )
  return ids
}

async function updateBatch<Form>(
  app: App,
  username: string | null,
  { store }: Items<Form>,
  batch: readonly Changed<Form>[],
): Promise<void> {
  const forms = batch.map(({ form, present }) => ({ id: present.id, form }))
  const ids = forms.map(({ id }) => id)
  const kept = await listKeptVersions(app.db, store.kind, ids)
  const before = batch
    .map(({ present }) => present)
    .filter(({ id, version }) => !kept.has(`${id}:${version}`))
  await store.updateForms(app.db, forms)
  await insertRevisions(app.db, [
    ...before.map((present) => ({
      ...imported(app, username, store, present),
      action: 'kept' as const,
      username: null,
    })),
    ...batch.map(({ form, present }) =>
      imported(app, username, store, { id: present.id, version: present.version + 1, form }),
    ),
  ])
}

function imported<Form>(
  app: App,
  username: string | null,
  { kind }: Items<Form>['store'],
  { id, version, form }: StoredForm<Form>,
): NewRevision {
  const saved = { action: 'imported', username, savedAt: app.now() } as const
  return { kind, itemId: id, version, form, ...saved }
}
