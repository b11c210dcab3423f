/** What the operations on casinos, bonuses, games, articles and landing pages must know of each kind. */
import type { Refusal } from '#contract/shared/refusal.ts'
import type { ItemKind, WrittenKind } from '#contract/items/item-kinds.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { ItemStore } from '#db/queries/items/item-store.ts'
import type { App } from '../app/app.ts'
import type { Actor } from '../app/actor.ts'
import { authorise } from '../app/authorise.ts'

/** A form that someone wants to keep. `stored` is the item that it is saved over; undefined for something new. */
export interface Change<Form> {
  form: Form
  stored: { id: number; form: Form } | undefined
}

export interface Items<Form, Kind extends WrittenKind = ItemKind> {
  store: ItemStore<Form, Kind>
  /** What staff call it, for the audit log and the trash. */
  nameOf: (form: Form) => string
  /**
   * What a change needs beyond the permission to write the kind. `before` is undefined for something new, `after` for
   * something that is deleted.
   */
  alsoNeeds?: (before: Form | undefined, after: Form | undefined) => Permission | undefined
  /**
   * The fields whose cleaning takes long, cleaned; asked before a transaction opens, so that it holds no locks
   * meanwhile. `prepare` cleans too, but finds nothing left to do. The fields of an import file are not checked yet.
   */
  cleaned?: (fields: Partial<Form>) => Partial<Form>
  /**
   * What only other connections can tell, such as the catalogue in memory: asked before a save opens a transaction,
   * and not when a version is restored. Refuses with the field that is wrong.
   */
  check?: (app: App, form: Form) => Promise<void>
  /**
   * Each form as it is to be kept, checked against what is in the database, or why it is refused; in their order. `by`
   * is the display name of the person who saves, null for the name of the site.
   */
  prepare: (app: App, changes: readonly Change<Form>[], by: string | null) => Promise<(Form | Refusal)[]>
  /** What follows from saves, in their transaction; `before` is undefined for something new. */
  saved?: (app: App, saves: readonly { before: Form | undefined; form: Form }[]) => Promise<void>
  /** An earlier version without what must not or cannot come back with it. */
  revived?: (app: App, form: Form, id: number) => Promise<Form>
}

/**
 * Refuses with forbidden a change that needs more than the permission to write the kind. `before` is undefined for
 * something new, `after` for something that is deleted.
 */
export function authoriseChange<Form>(
  app: App,
  actor: Actor,
  { alsoNeeds }: Pick<Items<Form, WrittenKind>, 'alsoNeeds'>,
  { before, after }: { before: Form | undefined; after: Form | undefined },
): void {
  const needed = alsoNeeds?.(before, after)
  if (needed !== undefined) authorise(app, actor, needed)
}
