/** Casinos called by their names in files of bonuses and games. */
import type { ItemKind } from '#contract/item-kinds.ts'
import { NAMES_COLUMNS } from '#contract/transfer-columns.ts'
import type { NamesColumn } from '#contract/transfer-columns.ts'
import { listItemKeys } from '#db/queries/item-keys.ts'
import type { App } from '../app.ts'
import type { FileRow } from './file-rows.ts'
import { fold } from './fold.ts'

/** Ids by folded name; several casinos may have the same. */
export type CasinoIds = ReadonlyMap<string, readonly number[]>

export async function findCasinoIds(app: App, kind: ItemKind): Promise<CasinoIds> {
  if (NAMES_COLUMNS[kind] === undefined) return new Map()
  const keys = await listItemKeys(app.db, 'casino')
  const named = Map.groupBy(keys, ({ key: [name] }) => fold(name))
  return new Map([...named].map(([name, casinos]) => [name, casinos.map(({ id }) => id)]))
}

/** The row with ids in place of names. What cannot be told, or contradicts ids that stand beside, is a problem. */
export function withCasinoIds(kind: ItemKind, row: FileRow, idsOf: CasinoIds): FileRow {
  const column = NAMES_COLUMNS[kind]
  if (column === undefined || !(column.column in row.fields)) return row
  const { [column.column]: given, ...fields } = row.fields
  const names = namesIn(given)
  const stated =
    column.field in fields ? [fields[column.field]].flat().filter((id) => id !== null) : undefined
  const refuse = (message: string): FileRow => ({
    ...row,
    fields,
    problems: [...row.problems, { path: column.column, message }],
  })
  if (names === undefined) return refuse(`${column.column} must be ${WANTED[column.cell]}`)
  if (stated !== undefined && stated.length > 0)
    return names.length === 0 || areTheSame(names, stated, idsOf)
      ? { ...row, fields }
      : refuse(`${column.column} and ${column.field} name different casinos. Change one and empty the other`)
  const found = names.map((name) => ({ name, ids: idsOf.get(fold(name)) ?? [] }))
  const wrong = found.find(({ ids }) => ids.length !== 1)
  if (wrong !== undefined) return refuse(reason(wrong, column))
  const ids = found.flatMap((one) => one.ids)
  return { ...row, fields: { ...fields, [column.field]: column.cell === 'list' ? ids : (ids[0] ?? null) } }
}

const WANTED = { optional: 'the name of a casino', list: 'a list of names' } as const

function namesIn(given: unknown): string[] | undefined {
  const names = [given ?? []].flat()
  if (!names.every((name) => typeof name === 'string')) return undefined
  return names.filter((name) => name.trim() !== '')
}

function areTheSame(names: readonly string[], stated: readonly unknown[], idsOf: CasinoIds): boolean {
  const ids = stated.map(Number)
  return (
    names.length === ids.length &&
    names.every((name) => idsOf.get(fold(name))?.some((id) => ids.includes(id)) === true)
  )
}

function reason({ name, ids }: { name: string; ids: readonly number[] }, { field }: NamesColumn): string {
  return ids.length === 0
    ? `There is no casino called "${name.slice(0, 100)}"`
    : `${ids.length} casinos are called "${name.slice(0, 100)}". Use ${field}`
}
