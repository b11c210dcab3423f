import { KINDS } from '#contract/items/kinds.ts'
import type { ItemDeleted } from '#contract/items/history.schema.ts'
import { moveToTrash } from '#db/queries/items/trash-writes.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { authoriseChange, type Items } from './items.ts'
import { findLocked } from './save-item.ts'

/**
 * Moves an item to the trash with its dependents (decision D-67): a casino's bonuses, reviews and expert review go with
 * it; games, articles and comparisons stay. Refuses with not_found.
 */
export function deleteItem<Form>(
  app: App,
  actor: Actor,
  items: Items<Form, WrittenKind>,
  id: number,
  /** False when the caller logs several deletions together. */
  isLogged = true,
): Promise<ItemDeleted> {
  const { kind } = items.store
  authorise(app, actor, KINDS[kind].write)
  return inTransaction(app, async (inside) => {
    const { db, now } = inside
    const stored = await findLocked(inside, items, id)
    authoriseChange(inside, actor, items, { before: stored.form, after: undefined })
    const deleted = {
      kind,
      itemId: id,
      name: items.nameOf(stored.form),
      username: usernameOf(actor),
      at: now(),
    }
    const trashId = await moveToTrash(db, deleted)
    const { name } = deleted
    if (isLogged) await audit(inside, actor, { action: 'deleted', kind, itemId: id, name })
    return { success: true, message: KINDS[kind].saved.deleted, trashId }
  })
}
