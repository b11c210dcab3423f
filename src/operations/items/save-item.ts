import { KINDS } from '#contract/items/kinds.ts'
import type { ChangeCause } from '#contract/changes/fact-changes.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { deleteDraft } from '#db/queries/items/draft-writes.ts'
import { lockVersions, type StoredForm } from '#db/queries/items/item-store.ts'
import { insertRevisions, type NewRevision } from '#db/queries/items/revision-writes.ts'
import { formChanges } from '#domain/items/form-changes.ts'
import { displayNameOf, usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { noteFactChanges } from '../changes/note-changes.ts'
import { noteFindings, prepareLinted } from '../lint/lint-items.ts'
import { authoriseChange, type Items } from './items.ts'

/**
 * Creates a casino, bonus, game, article or landing page at version 1. The actor's draft with the id `draft` is deleted
 * in the same transaction. Refuses with the wrong field.
 */
export async function createItem<Form>(
  app: App,
  actor: Actor,
  items: Items<Form, WrittenKind>,
  form: Form,
  draft?: number,
): Promise<ItemSaved> {
  const { store } = items
  const { kind } = store
  authorise(app, actor, KINDS[kind].write)
  const cleaned = { ...form, ...items.cleaned?.(form) }
  if (!app.db.isTransaction) await items.check?.(app, cleaned)
  return inTransaction(app, async (inside) => {
    const { db } = inside
    const [now, username] = [inside.now(), usernameOf(actor)]
    const prepared = await preparedOne(
      inside,
      items,
      { form: cleaned, stored: undefined },
      displayNameOf(actor),
    )
    authoriseChange(inside, actor, items, { before: undefined, after: prepared })
    const [id = 0] = await store.insertForms(db, [prepared], now)
    // The database may have filled in the slug.
    const [stored] = await store.findForms(db, [id])
    const kept = stored?.form ?? prepared
    const made = { kind, itemId: id, action: 'created', username } as const
    await insertRevisions(db, [{ ...made, version: 1, form: kept, savedAt: now }])
    await audit(inside, actor, { action: 'created', kind, itemId: id, name: items.nameOf(kept) })
    await noteFindings(inside, kind, [{ id, form: kept }])
    await items.saved?.(inside, [{ before: undefined, form: kept }])
    await finishDraft(inside, actor, draft)
    return { success: true, message: KINDS[kind].saved.created, id, version: 1 }
  })
}

export interface Update<Form> {
  id: number
  form: Form
  /** The edited version. Without it, the save overwrites whatever is stored. */
  version: number | undefined
  draft?: number | undefined
  /** Why public facts change. */
  change?: ChangeCause | undefined
  action?: 'changed' | 'restored'
  auditAction?: string
}

/**
 * Saves an item as its next version; the previous one stays in the history. The row is locked and read once, and
 * written by one statement. Refuses with not_found, with the wrong field, and with conflict when someone else has saved
 * since `version`.
 */
export async function updateItem<Form>(
  app: App,
  actor: Actor,
  items: Items<Form, WrittenKind>,
  { id, form, version, draft, change, action = 'changed', auditAction = action }: Update<Form>,
): Promise<ItemSaved> {
  const { kind } = items.store
  authorise(app, actor, KINDS[kind].write)
  const cleaned = { ...form, ...items.cleaned?.(form) }
  if (!app.db.isTransaction) await items.check?.(app, cleaned)
  return inTransaction(app, async (inside) => {
    const stored = await findLocked(inside, items, id)
    if (version !== undefined && version !== stored.version) throw staleVersion()
    const username = usernameOf(actor)
    const prepared = await preparedOne(inside, items, { form: cleaned, stored }, displayNameOf(actor))
    authoriseChange(inside, actor, items, { before: stored.form, after: prepared })
    await keepVersions(inside, items, [{ stored, form: prepared }], { action, username, cause: change })
    await audit(inside, actor, {
      action: auditAction,
      fields: formChanges(stored.form, prepared).map(({ field }) => field),
      kind,
      itemId: id,
      name: items.nameOf(prepared),
    })
    await finishDraft(inside, actor, draft)
    return { success: true, message: KINDS[kind].saved.updated, id, version: stored.version + 1 }
  })
}

/** Locks the row until the transaction ends. Refuses with not_found. */
export async function findLocked<Form>(
  { db }: App,
  { store }: Items<Form, WrittenKind>,
  id: number,
): Promise<StoredForm<Form>> {
  const locked = await lockVersions(db, store.kind, [id])
  // Read after locking, because another save may have held the lock.
  const [stored] = locked.has(id) ? await store.findForms(db, [id]) : []
  if (stored === undefined) throw new Refusal('not_found', `${KINDS[store.kind].noun} not found`)
  return stored
}

interface Kept extends Pick<NewRevision, 'action' | 'username'> {
  /** Why public facts change. */
  cause?: ChangeCause | undefined
}

/**
 * Writes prepared forms, each as its next version. An item without history gets its previous state as the first
 * version. Must run in a transaction that holds the locks.
 */
export async function keepVersions<Form>(
  app: App,
  { store, saved: afterwards }: Items<Form, WrittenKind>,
  changes: readonly { stored: StoredForm<Form>; form: Form }[],
  { action, username, cause }: Kept,
): Promise<void> {
  const { kind } = store
  const savedAt = app.now()
  const written = changes.map(({ stored, form }) => ({ id: stored.id, form, before: stored.form }))
  await store.updateForms(app.db, written, savedAt)
  const before = changes.map(({ stored: { id, version, form } }) => {
    return { kind, itemId: id, version, form, action: 'kept', username: null, savedAt } as const
  })
  const saved = changes.map(({ stored: { id, version }, form }) => {
    return { kind, itemId: id, version: version + 1, form, action, username, savedAt }
  })
  const saves = written.map(({ id, before: known, form }) => ({ id, before: known, after: form }))
  await noteFindings(app, kind, written)
  await afterwards?.(app, written)
  await noteFactChanges(app, kind, saves, { username, cause })
  // Must follow noteFactChanges, which compares with the state before this save.
  await insertRevisions(app.db, [...before, ...saved])
}

async function preparedOne<Form>(
  app: App,
  items: Items<Form, WrittenKind>,
  change: { form: Form; stored: StoredForm<Form> | undefined },
  by: string | null,
): Promise<Form> {
  const [prepared] = await prepareLinted(app, items, [change], by)
  if (prepared === undefined || prepared instanceof Refusal) throw prepared
  return prepared
}

/** Runs in the save's transaction: a saved form is no longer a draft, and a failed save keeps the draft. */
async function finishDraft({ db }: App, actor: Actor, draft: number | undefined): Promise<void> {
  if (draft !== undefined && 'adminId' in actor) await deleteDraft(db, actor.adminId, draft)
}

/** The refusal when someone else saved first. */
export function staleVersion(): Refusal {
  return new Refusal('conflict', 'Someone else has saved this in the meantime. Nothing of yours is lost.')
}
