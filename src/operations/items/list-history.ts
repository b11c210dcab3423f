import type { FieldChange, Revision } from '#contract/items/history.schema.ts'
import { listChoices, type ChoiceTable } from '#db/queries/items/choices.ts'
import type { StoredForm } from '#db/queries/items/item-store.ts'
import { listRevisions } from '#db/queries/items/revisions.ts'
import { formChanges } from '#domain/items/form-changes.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { App } from '../app/app.ts'
import type { Items } from './items.ts'

const SHOWN = 50

export async function findItem<Form>(
  app: App,
  { store }: Items<Form, WrittenKind>,
  id: number,
): Promise<StoredForm<Form> | undefined> {
  const [stored] = await store.findForms(app.db, [id])
  return stored
}

/** The kept versions of an item, newest first, each with its changes; undefined for an unknown item. */
export async function listHistory<Form>(
  app: App,
  items: Items<Form, WrittenKind>,
  id: number,
): Promise<Revision[] | undefined> {
  if ((await findItem(app, items, id)) === undefined) return undefined
  // One more than shown, to compare the last one with.
  const revisions = await listRevisions(app.db, items.store.kind, id, SHOWN + 1)
  const shown = revisions.slice(0, SHOWN)
  const changes = await nameLinked(
    app,
    shown.map(({ form }, index) => {
      const before = revisions[index + 1]
      return before === undefined ? [] : formChanges(before.form, form)
    }),
  )
  return shown.map(({ form: _form, ...revision }, index) => ({ ...revision, changes: changes[index] ?? [] }))
}

/** Fields that hold ids, with the kind of item. */
const LINKS: ReadonlyMap<string, ChoiceTable> = new Map([
  ['casinoId', 'casinos'],
  ['availableAt', 'casinos'],
  ['relatedCasinos', 'casinos'],
  ['relatedGames', 'games'],
])

/** Replaces ids of casinos and games in changes by names. Deleted items keep their number. */
async function nameLinked(app: App, changes: readonly (readonly FieldChange[])[]): Promise<FieldChange[][]> {
  const names = {
    casinos: await namesOf(app, 'casinos', changes),
    games: await namesOf(app, 'games', changes),
  }
  return changes.map((each) =>
    each.map((change) => {
      const table = LINKS.get(change.field)
      if (table === undefined) return change
      const named = (value: unknown): unknown =>
        value === null ? null : idsIn(value).map((id) => names[table].get(id) ?? `#${id}`)
      return { ...change, before: named(change.before), after: named(change.after) }
    }),
  )
}

async function namesOf(
  app: App,
  table: ChoiceTable,
  changes: readonly (readonly FieldChange[])[],
): Promise<ReadonlyMap<number, string>> {
  const linked = changes.flat().filter(({ field }) => LINKS.get(field) === table)
  const ids = new Set(linked.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]))
  if (ids.size === 0) return new Map()
  return new Map((await listChoices(app.db, table, [...ids])).map(({ id, name }) => [id, name]))
}

function idsIn(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number')
}
