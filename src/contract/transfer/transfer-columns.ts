/** The columns of import and export files by kind, derived from the field tables. */
import { KINDS } from '../items/kinds.ts'
import { fieldsWhere, type CellKind, type FieldTable } from '../items/field.ts'
import { ITEM_FIELDS } from '../items/item-fields.ts'
import { WRITTEN_KINDS, type WrittenKind } from '../items/item-kinds.ts'

export const CELLS: Readonly<Record<WrittenKind, Readonly<Record<string, CellKind>>>> = perKind((fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { cell }]) => [name, cell])),
)

/** The kinds that rows of files refer to by name. */
export type NamedKind = 'casino' | 'game'

/** The column with the reasons in a file of refused rows. Imports ignore it. */
export const PROBLEM_COLUMN = 'problem'

/** Fields of one line, and the name of a bonus's casino. */
export const ONE_LINE_FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(ITEM_FIELDS).flatMap((fields) =>
    fieldsWhere(fields, ({ isOneLine }) => isOneLine === true),
  ),
  'casino',
])

/** Plain text fields, which hold no address or HTML, and the columns with names in place of ids. */
export const PLAIN_FIELDS: Readonly<Record<WrittenKind, ReadonlySet<string>>> = perKind((fields) => {
  const plain = fieldsWhere(
    fields,
    ({ cell, control, isPicture, stored }) =>
      ['text', 'optional', 'list'].includes(cell) &&
      !['address', 'html'].includes(control?.as ?? '') &&
      isPicture !== true &&
      stored === undefined,
  )
  return new Set([...plain.filter((name) => name !== 'content'), 'casino', 'casinos', 'games'])
})

/** Fields with one value of a closed list. */
export const OPTION_FIELDS: Readonly<Record<WrittenKind, Readonly<Record<string, readonly string[]>>>> =
  perKind((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, { options }]) =>
        options === undefined ? [] : [[name, options]],
      ),
    ),
  )

export const PICTURE_FIELDS: Readonly<Record<WrittenKind, readonly string[]>> = perKind((fields) =>
  fieldsWhere(fields, ({ isPicture }) => isPicture === true),
)

export interface TransferColumn {
  name: string
  cell: CellKind
}

/** All columns of a file in order: id, version, then the fields, with names beside ids. */
export function columnsOf(kind: WrittenKind): readonly TransferColumn[] {
  const names = KINDS[kind].names
  const fields = Object.entries(CELLS[kind]).flatMap(([name, cell]): TransferColumn[] => [
    { name, cell },
    ...names.flatMap(({ field, column, cell: of }) => (field === name ? [{ name: column, cell: of }] : [])),
  ])
  return [{ name: 'id', cell: 'number' }, { name: 'version', cell: 'number' }, ...fields]
}

function perKind<Result>(read: (fields: FieldTable) => Result): Record<WrittenKind, Result> {
  return Object.fromEntries(WRITTEN_KINDS.map((kind) => [kind, read(ITEM_FIELDS[kind])])) as Record<
    WrittenKind,
    Result
  >
}
