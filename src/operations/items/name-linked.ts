import type { FieldChange } from '#contract/items/history.schema.ts'
import { listChoices } from '#db/queries/items/choices.ts'
import type { ChoiceTable } from '#db/queries/items/choices.ts'
import type { App } from '../app/app.ts'

/** Fields that hold ids, and of what. */
const LINKS: ReadonlyMap<string, ChoiceTable> = new Map([
  ['casinoId', 'casinos'],
  ['availableAt', 'casinos'],
  ['relatedCasinos', 'casinos'],
  ['relatedGames', 'games'],
])

/** The same changes with names where the form holds ids of casinos and games; what is gone keeps its number. */
export async function nameLinked(
  app: App,
  changes: readonly (readonly FieldChange[])[],
): Promise<FieldChange[][]> {
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
