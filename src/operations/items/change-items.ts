import type { BulkChange, BulkDone } from '#contract/items/bulk.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { WRITE_PERMISSION } from '#contract/staff/permissions.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { usernameOf } from '../app/actor.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { deleteItem } from './delete-item.ts'
import { inTransaction } from '../app/in-transaction.ts'
import type { Items } from './items.ts'
import { updateItem } from './save-item.ts'

/**
 * Shows, hides or deletes many at once: all of them or none. One that already is as it should be is left as it
 * is; one that someone else has deleted is left out, and one that cannot be shown refuses all with its name. The response counts what changed, and the audit log has one line with the list of it.
 */
export function changeItems<Form>(
  app: App,
  actor: Actor,
  items: Items<Form>,
  { ids, action }: BulkChange,
  /** The form with the item shown or hidden; undefined when it is so already. */
  withShown: (form: Form, shown: boolean) => Form | undefined,
): Promise<BulkDone> {
  authorise(app, actor, WRITE_PERMISSION[items.store.kind])
  return inTransaction(app, async (inside) => {
    const found = await items.store.findForms(inside.db, [...new Set(ids)])
    const trashIds: number[] = []
    const changed: { id: number; name: string }[] = []
    for (const { id, form } of found.toSorted((a, b) => a.id - b.id)) {
      if (action === 'delete') {
        // A casino of the same batch may have taken its bonus along.
        const deleted = await deleteItem(inside, actor, items, id, false).catch(ignoreMissing)
        if (deleted === undefined) continue
        trashIds.push(deleted.trashId)
      } else {
        const next = withShown(form, action === 'activate')
        if (next === undefined) continue
        await updateItem(inside, actor, items, { id, form: next, version: undefined, isLogged: false }).catch(
          refuseByName(items.nameOf(form)),
        )
      }
      changed.push({ id, name: items.nameOf(form) })
    }
    await logTogether(inside, actor, items.store.kind, DONE[action], changed)
    return {
      success: true,
      message: `${changed.length} ${DONE[action]}`,
      changed: changed.length,
      trashIds,
    }
  })
}

async function logTogether(
  { db, now }: App,
  actor: Actor,
  kind: ItemKind,
  action: string,
  changed: readonly { id: number; name: string }[],
): Promise<void> {
  const [only, ...others] = changed
  if (only === undefined) return
  const what =
    others.length === 0
      ? { itemId: only.id, name: only.name }
      : { name: `${changed.length} ${MANY[kind]}`, items: changed }
  await insertAuditEntry(db, { at: now(), username: usernameOf(actor), action, kind, ...what })
}

const MANY = { casino: 'casinos', bonus: 'bonuses', game: 'games', post: 'articles' } as const
const DONE = { activate: 'shown', deactivate: 'hidden', delete: 'deleted' } as const

/** Of many, the message says which one cannot be changed. */
function refuseByName(name: string) {
  return (error: unknown): never => {
    if (!(error instanceof Refusal) || error.code !== 'invalid_input') throw error
    throw new Refusal(error.code, `${name}: ${error.message}`, { problems: error.problems })
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'not_found') return undefined
  throw error
}
