/** What the operations on casinos, bonuses, games and articles must know of each kind. */
import type { ItemStore } from '#db/queries/item-store.ts'
import type { App } from './app.ts'

export interface Items<Form> {
  store: ItemStore<Form>
  /** What staff call it, for the audit log and the trash. */
  nameOf: (form: Form) => string
  /**
   * The form as it is to be kept, checked against what is in the database. `id` is the item that is saved over.
   * Refuses with the field that is wrong.
   */
  prepare: (app: App, form: Form, id: number | undefined) => Promise<Form>
  /** An earlier version without what must not come back with it. */
  revived?: (form: Form, now: Date) => Form
}
