import { KINDS } from '#contract/items/kinds.ts'
import type { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import type { RestoreVersion } from '#contract/items/history.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { findRevision } from '#db/queries/items/revisions.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import type { Items } from './items.ts'
import { updateItem } from './save-item.ts'

/**
 * Saves a kept version again as a new one. `parse` validates the stored form by today's rules. Refuses with not_found,
 * with conflict when someone has saved since `currentVersion`, and with the field that is no longer valid.
 */
export function restoreVersion<Form>(
  app: App,
  actor: Actor,
  items: Items<Form, WrittenKind>,
  id: number,
  { version, currentVersion }: RestoreVersion,
  parse: (form: unknown) => Form,
): Promise<ItemSaved> {
  authorise(app, actor, KINDS[items.store.kind].write)
  return inTransaction(app, async (inside) => {
    const revision = await findRevision(inside.db, items.store.kind, id, version)
    if (revision === undefined) throw new Refusal('not_found', 'There is no such version.')
    const parsed = parse(revision.form)
    const form = (await items.revived?.(inside, parsed, id)) ?? parsed
    const update = { id, form, version: currentVersion, action: 'restored' } as const
    return updateItem(inside, actor, items, update)
  })
}
