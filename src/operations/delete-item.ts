import type { ItemDeleted } from '#contract/history.schema.ts'
import { ITEM_NOUNS, ITEM_SAVED } from '#contract/item-kinds.ts'
import { Refusal } from '#contract/refusal.ts'
import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import { lockVersion } from '#db/queries/item-store.ts'
import { moveToTrash } from '#db/queries/trash-writes.ts'
import { usernameOf } from './actor.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { inTransaction } from './in-transaction.ts'
import type { Items } from './items.ts'

/**
 * Moves an item to the trash with all that hangs on it (decision D-67): a casino takes its bonuses, reviews and
 * expert review along and leaves games, articles and comparisons. Refuses with not_found.
 */
export function deleteItem<Form>(
  app: App,
  actor: Actor,
  { store, nameOf }: Items<Form>,
  id: number,
  /** False when the caller logs it together with others. */
  isLogged = true,
): Promise<ItemDeleted> {
  const { kind } = store
  return inTransaction(app, async ({ db, now }) => {
    const version = await lockVersion(db, kind, id)
    const [stored] = version === undefined ? [] : await store.findForms(db, [id])
    if (stored === undefined) throw new Refusal('not_found', `${ITEM_NOUNS[kind]} not found`)
    const deleted = { kind, itemId: id, name: nameOf(stored.form), username: usernameOf(actor), at: now() }
    const trashId = await moveToTrash(db, deleted)
    if (isLogged) await insertAuditEntry(db, { ...deleted, action: 'deleted' })
    return { success: true, message: ITEM_SAVED[kind].deleted, trashId }
  })
}
