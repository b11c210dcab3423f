/** Resolves names of casinos and games in files. */
import { KINDS, type NamesColumn } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { NamedKind } from '#contract/transfer/transfer-columns.ts'
import { listItemKeys } from '#db/queries/items/item-keys.ts'
import type { App } from '../app/app.ts'
import type { FileRow } from './file-rows.ts'
import { fold } from './fold.ts'

/** Ids by folded name; several items may share one. A game is also found as "Name (Provider)". */
export type NamedIds = ReadonlyMap<NamedKind, ReadonlyMap<string, readonly number[]>>

/** For the kinds that rows of this kind link to by name. */
export async function findNamedIds(app: App, kind: WrittenKind): Promise<NamedIds> {
  const found = new Map<NamedKind, ReadonlyMap<string, readonly number[]>>()
  for (const { of } of KINDS[kind].names) {
    const keys = await listItemKeys(app.db, of)
    const called = keys.flatMap(({ id, key }) => namesOf(key).map((name) => ({ id, name: fold(name) })))
    const named = Map.groupBy(called, ({ name }) => name)
    found.set(of, new Map([...named].map(([name, items]) => [name, items.map(({ id }) => id)])))
  }
  return found
}

/** The name of every casino or game in a file: its name, with the provider for games of equal names. */
export async function findItemNames(app: App, of: NamedKind): Promise<ReadonlyMap<unknown, string>> {
  const keys = await listItemKeys(app.db, of)
  const namesakes = Map.groupBy(keys, ({ key: [name] }) => fold(name))
  return new Map(
    keys.map(({ id, key }) => {
      const [name = '', full] = namesOf(key)
      const isShared = (namesakes.get(fold(name))?.length ?? 0) > 1
      return [id, isShared ? (full ?? name) : name]
    }),
  )
}

/** The row with ids in place of names. Names that are ambiguous, or contradict given ids, are problems. */
export function withNamedIds(kind: WrittenKind, row: FileRow, idsOf: NamedIds): FileRow {
  return KINDS[kind].names.reduce((read, column) => withIdsOf(column, read, idsOf), row)
}

function withIdsOf(column: NamesColumn, row: FileRow, named: NamedIds): FileRow {
  if (!(column.column in row.fields)) return row
  const idsOf = named.get(column.of) ?? new Map<string, readonly number[]>()
  const { [column.column]: given, ...fields } = row.fields
  const names = namesIn(given)
  const stated =
    column.field in fields ? [fields[column.field]].flat().filter((id) => id !== null) : undefined
  const refuse = (message: string): FileRow => ({
    ...row,
    fields,
    problems: [...row.problems, { path: column.column, message }],
  })
  if (names === undefined)
    return refuse(
      `${column.column} must be ${column.cell === 'list' ? 'a list of names' : `the name of a ${column.of}`}`,
    )
  if (stated !== undefined && stated.length > 0)
    return names.length === 0 || areTheSame(names, stated, idsOf)
      ? { ...row, fields }
      : refuse(
          `${column.column} and ${column.field} name different ${column.of}s. Change one and empty the other`,
        )
  const found = names.map((name) => ({ name, ids: idsOf.get(fold(name)) ?? [] }))
  const wrong = found.find(({ ids }) => ids.length !== 1)
  if (wrong !== undefined) return refuse(reason(wrong, column))
  const ids = found.flatMap((one) => one.ids)
  return { ...row, fields: { ...fields, [column.field]: column.cell === 'list' ? ids : (ids[0] ?? null) } }
}

function namesOf([name = '', provider]: readonly (string | number)[]): string[] {
  return provider === undefined ? [String(name)] : [String(name), `${name} (${provider})`]
}

function namesIn(given: unknown): string[] | undefined {
  const names = [given ?? []].flat()
  if (!names.every((name) => typeof name === 'string')) return undefined
  return names.filter((name) => name.trim() !== '')
}

function areTheSame(
  names: readonly string[],
  stated: readonly unknown[],
  idsOf: ReadonlyMap<string, readonly number[]>,
): boolean {
  const ids = stated.map(Number)
  return (
    names.length === ids.length &&
    names.every((name) => idsOf.get(fold(name))?.some((id) => ids.includes(id)) === true)
  )
}

function reason({ name, ids }: { name: string; ids: readonly number[] }, { field, of }: NamesColumn): string {
  const called = `"${name.slice(0, 100)}"`
  if (ids.length === 0) return `There is no ${of} called ${called}`
  const better = of === 'game' ? `its name with the provider in brackets, or ${field}` : field
  return `${ids.length} ${of}s are called ${called}. Use ${better}`
}
