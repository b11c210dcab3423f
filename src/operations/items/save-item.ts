import { ITEM_NOUNS, ITEM_SAVED } from '#contract/items/item-kinds.ts'
import type { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { WRITE_PERMISSION } from '#contract/staff/permissions.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { deleteDraft } from '#db/queries/items/draft-writes.ts'
import { lockVersion, raiseVersion } from '#db/queries/items/item-store.ts'
import { insertRevisions } from '#db/queries/items/revision-writes.ts'
import { listKeptVersions } from '#db/queries/items/revisions.ts'
import { formChanges } from '#domain/items/form-changes.ts'
import { usernameOf } from '../app/actor.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { authoriseChange } from './authorise-change.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Items } from './items.ts'

/**
 * Adds a casino, bonus, game or article at version 1. The draft of the actor with the id `draft` goes in the same
 * transaction. Refuses with the field that is wrong.
 */
export async function createItem<Form>(
  app: App,
  actor: Actor,
  items: Items<Form, WrittenKind>,
  form: Form,
  draft?: number,
): Promise<ItemSaved> {
  authorise(app, actor, WRITE_PERMISSION[items.store.kind])
  const cleaned = { ...form, ...items.cleaned?.(form) }
  if (!app.db.isTransaction) await items.check?.(app, cleaned)
  return inTransaction(app, async (inside) => {
    const prepared = await items.prepare(inside, cleaned, undefined, usernameOf(actor))
    authoriseChange(inside, actor, items, { before: undefined, after: prepared })
    const { kind } = items.store
    const [id = 0] = await items.store.insertForms(inside.db, [prepared], inside.now())
    // The database may have filled in the address.
    const [stored] = await items.store.findForms(inside.db, [id])
    const saved = {
      id,
      version: 1,
      form: stored?.form ?? prepared,
      action: 'created',
      auditAction: 'created',
    } as const
    await keepRevision(inside, actor, items, saved)
    await finishDraft(inside, actor, draft)
    return { success: true, message: ITEM_SAVED[kind].created, id, version: 1 }
  })
}

export interface Update<Form> {
  id: number
  form: Form
  /** The version that was edited; without it the save goes over whatever is there. */
  version: number | undefined
  /** The draft of the actor that goes with this save. */
  draft?: number | undefined
  action?: 'changed' | 'restored'
  /** What the audit log calls it; the action without one. */
  auditAction?: string
  /** False when the caller logs it together with others. */
  isLogged?: boolean
}

/**
 * Saves over what is there, as the next version; what was there before stays in the history. Refuses with
 * not_found, with the field that is wrong, and with conflict when someone else has saved since `version`.
 */
export async function updateItem<Form>(
  app: App,
  actor: Actor,
  items: Items<Form, WrittenKind>,
  { id, form, version, draft, action = 'changed', auditAction = action, isLogged = true }: Update<Form>,
): Promise<ItemSaved> {
  const { kind } = items.store
  authorise(app, actor, WRITE_PERMISSION[kind])
  const cleaned = { ...form, ...items.cleaned?.(form) }
  if (!app.db.isTransaction) await items.check?.(app, cleaned)
  return inTransaction(app, async (inside) => {
    const present = await lockVersion(inside.db, kind, id)
    if (present === undefined) throw new Refusal('not_found', `${ITEM_NOUNS[kind]} not found`)
    if (version !== undefined && version !== present) throw staleVersion()
    const prepared = await items.prepare(inside, cleaned, id, usernameOf(actor))
    const before = await keepPresent(inside, items, id)
    authoriseChange(inside, actor, items, { before, after: prepared })
    const fields = formChanges(before, prepared).map(({ field }) => field)
    await items.store.updateForm(inside.db, id, prepared)
    await raiseVersion(inside.db, kind, id)
    const saved = { id, version: present + 1, form: prepared, action, auditAction, fields, isLogged }
    await keepRevision(inside, actor, items, saved)
    await finishDraft(inside, actor, draft)
    return { success: true, message: ITEM_SAVED[kind].updated, id, version: present + 1 }
  })
}

/** In the transaction of the save: what is saved is no draft any more, and a save that fails leaves it. */
async function finishDraft({ db }: App, actor: Actor, draft: number | undefined): Promise<void> {
  if (draft !== undefined && 'adminId' in actor) await deleteDraft(db, actor.adminId, draft)
}

/** Someone else was faster: nothing was saved. */
export function staleVersion(): Refusal {
  return new Refusal('conflict', 'Someone else has saved this in the meantime. Nothing of yours is lost.')
}

/** The form as it is there. What was there before versions were kept becomes the first of them. */
async function keepPresent<Form>(
  app: App,
  { store }: Items<Form, WrittenKind>,
  id: number,
): Promise<Form | undefined> {
  const [present] = await store.findForms(app.db, [id])
  if (present === undefined) return undefined
  const kept = await listKeptVersions(app.db, store.kind, [id])
  if (kept.has(`${id}:${present.version}`)) return present.form
  await insertRevisions(app.db, [
    {
      kind: store.kind,
      itemId: id,
      version: present.version,
      form: present.form,
      action: 'kept',
      username: null,
      savedAt: app.now(),
    },
  ])
  return present.form
}

async function keepRevision<Form>(
  app: App,
  actor: Actor,
  { store, nameOf }: Items<Form, WrittenKind>,
  saved: {
    id: number
    version: number
    form: Form
    action: 'created' | 'changed' | 'restored'
    auditAction: string
    fields?: readonly string[]
    isLogged?: boolean
  },
): Promise<void> {
  const { id: itemId, version, form, action, auditAction, fields = [], isLogged = true } = saved
  const username = usernameOf(actor)
  await insertRevisions(app.db, [
    { kind: store.kind, itemId, version, form, action, username, savedAt: app.now() },
  ])
  if (!isLogged) return
  await insertAuditEntry(app.db, {
    at: app.now(),
    username,
    action: auditAction,
    fields,
    kind: store.kind,
    itemId,
    name: nameOf(form),
  })
}
