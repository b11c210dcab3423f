import { KINDS } from '#contract/items/kinds.ts'
import type { BulkChange, BulkDone } from '#contract/items/bulk.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { lockVersions } from '#db/queries/items/item-store.ts'
import { displayNameOf, usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { prepareLinted } from '../lint/lint-items.ts'
import { authoriseChange, type Items } from './items.ts'
import { deleteItem } from './delete-item.ts'
import { keepVersions } from './save-item.ts'

/**
 * Shows, hides or deletes many items: all or none. Items already in that state or deleted by others are skipped; an
 * item that cannot be shown refuses all, with its name. The response counts the changed items, and the audit log has
 * one line listing them.
 */
export function changeItems<Form>(
  app: App,
  actor: Actor,
  items: Items<Form>,
  { ids, action }: BulkChange,
  withShown: (form: Form, shown: boolean) => Form | undefined,
): Promise<BulkDone> {
  authorise(app, actor, KINDS[items.store.kind].write)
  return inTransaction(app, async (inside) => {
    const { changed, trashIds } =
      action === 'delete'
        ? await deleteAll(inside, actor, items, ids)
        : await showAll(inside, actor, items, ids, (form) => withShown(form, action === 'activate'))
    await logTogether(inside, actor, items.store.kind, DONE[action], changed)
    return { success: true, message: `${changed.length} ${DONE[action]}`, changed: changed.length, trashIds }
  })
}

interface Changed {
  changed: { id: number; name: string }[]
  trashIds: number[]
}

async function deleteAll<Form>(
  app: App,
  actor: Actor,
  items: Items<Form>,
  ids: readonly number[],
): Promise<Changed> {
  const done: Changed = { changed: [], trashIds: [] }
  const found = await items.store.findForms(app.db, ids)
  for (const { id, form } of found.toSorted((a, b) => a.id - b.id)) {
    // A casino of the same batch may have deleted its bonus already.
    const deleted = await deleteItem(app, actor, items, id, false).catch(ignoreMissing)
    if (deleted === undefined) continue
    done.trashIds.push(deleted.trashId)
    done.changed.push({ id, name: items.nameOf(form) })
  }
  return done
}

async function showAll<Form>(
  app: App,
  actor: Actor,
  items: Items<Form>,
  ids: readonly number[],
  shownOrHidden: (form: Form) => Form | undefined,
): Promise<Changed> {
  const username = usernameOf(actor)
  await lockVersions(app.db, items.store.kind, ids)
  const found = await items.store.findForms(app.db, ids)
  const changes = found
    .toSorted((a, b) => a.id - b.id)
    .flatMap((stored) => {
      const form = shownOrHidden(stored.form)
      return form === undefined ? [] : [{ stored, form }]
    })
  const prepared = await prepareLinted(app, items, changes, displayNameOf(actor))
  const written = changes.map(({ stored }, index) => {
    const form = prepared[index]
    if (form instanceof Refusal) throw namedRefusal(items.nameOf(stored.form), form)
    if (form === undefined) throw new Error('a form without a result')
    authoriseChange(app, actor, items, { before: stored.form, after: form })
    return { stored, form }
  })
  await keepVersions(app, items, written, { action: 'changed', username })
  return {
    changed: changes.map(({ stored: { id, form } }) => ({ id, name: items.nameOf(form) })),
    trashIds: [],
  }
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
      : { name: `${changed.length} ${KINDS[kind].many}`, items: changed }
  await audit({ db, now }, actor, { action, kind, ...what })
}

const DONE = { activate: 'shown', deactivate: 'hidden', delete: 'deleted' } as const

function namedRefusal(name: string, refusal: Refusal): Refusal {
  if (refusal.code !== 'invalid_input') return refusal
  return new Refusal(refusal.code, `${name}: ${refusal.message}`, { problems: refusal.problems })
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'not_found') return undefined
  throw error
}
