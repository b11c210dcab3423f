import type { Revision } from '#contract/items/history.schema.ts'
import type { StoredForm } from '#db/queries/items/item-store.ts'
import { listRevisions } from '#db/queries/items/revisions.ts'
import { formChanges } from '#domain/items/form-changes.ts'
import type { App } from '../app/app.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Items } from './items.ts'
import { nameLinked } from './name-linked.ts'

const SHOWN = 50

/** One item as its form holds it; undefined when there is none. */
export async function findItem<Form>(
  app: App,
  { store }: Items<Form, WrittenKind>,
  id: number,
): Promise<StoredForm<Form> | undefined> {
  const [stored] = await store.findForms(app.db, [id])
  return stored
}

/** The kept versions of an item, newest first, each with what it changed; undefined when there is no such item. */
export async function listHistory<Form>(
  app: App,
  items: Items<Form, WrittenKind>,
  id: number,
): Promise<Revision[] | undefined> {
  if ((await findItem(app, items, id)) === undefined) return undefined
  // One more than is shown: the last one shown is compared with it.
  const revisions = await listRevisions(app.db, items.store.kind, id, SHOWN + 1)
  const shown = revisions.slice(0, SHOWN)
  const changes = await nameLinked(
    app,
    shown.map(({ form }, index) => {
      const before = revisions[index + 1]
      return before === undefined ? [] : formChanges(before.form, form)
    }),
  )
  return shown.map(({ form: _form, ...revision }, index) => ({ ...revision, changes: changes[index] ?? [] }))
}
