/** The specifics of casinos, bonuses, games, articles and landing pages that the item operations need. */
import type { Refusal } from '#contract/shared/refusal.ts'
import type { ItemKind, WrittenKind } from '#contract/items/item-kinds.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { ItemStore } from '#db/queries/items/item-store.ts'
import type { App } from '../app/app.ts'
import type { Actor } from '../app/actor.ts'
import { authorise } from '../app/authorise.ts'

/** A form to save. `stored` is the item it replaces; undefined for a new one. */
export interface Change<Form> {
  form: Form
  stored: { id: number; form: Form } | undefined
}

export interface Items<Form, Kind extends WrittenKind = ItemKind> {
  store: ItemStore<Form, Kind>
  /** The name for the audit log and the trash. */
  nameOf: (form: Form) => string
  /** Permissions beyond writing the kind. `before` is undefined for a new item, `after` for a deleted one. */
  alsoNeeds?: (before: Form | undefined, after: Form | undefined) => Permission | undefined
  /**
   * Cleans slow fields before a transaction opens, so that no locks are held meanwhile. `prepare` cleans too, but then
   * finds nothing to do. Fields of an import file are not validated yet.
   */
  cleaned?: (fields: Partial<Form>) => Partial<Form>
  /**
   * Checks that need other connections, such as the in-memory catalogue. Called before the save's transaction, and not
   * for restored versions. Refuses with the wrong field.
   */
  check?: (app: App, form: Form) => Promise<void>
  /**
   * The forms to store, checked against the database, or their refusals; in order. `by` is the display name of the
   * person who saves; null for the name of the site.
   */
  prepare: (app: App, changes: readonly Change<Form>[], by: string | null) => Promise<(Form | Refusal)[]>
  /** Effects of saves, in their transaction; `before` is undefined for a new item. */
  saved?: (app: App, saves: readonly { before: Form | undefined; form: Form }[]) => Promise<void>
  /** Adjusts an earlier version that is restored, leaving out what must not or cannot return. */
  revived?: (app: App, form: Form, id: number) => Promise<Form>
}

/**
 * Refuses with forbidden a change that needs further permissions. `before` is undefined for a new item, `after` for a
 * deleted one.
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
