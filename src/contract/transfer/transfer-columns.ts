/** The columns of import and export files, kind by kind, as the field tables say. */
import { KINDS } from '../items/kinds.ts'
import { fieldsWhere } from '../items/field.ts'
import type { CellKind, FieldTable } from '../items/field.ts'
import { ITEM_FIELDS } from '../items/item-fields.ts'
import { WRITTEN_KINDS } from '../items/item-kinds.ts'
import type { WrittenKind } from '../items/item-kinds.ts'

export const CELLS: Readonly<Record<WrittenKind, Readonly<Record<string, CellKind>>>> = perKind((fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { cell }]) => [name, cell])),
)

/** What rows of files link to by name. */
export type NamedKind = 'casino' | 'game'

/** Holds why a row was refused, in the file with the refused rows; reading leaves it out. */
export const PROBLEM_COLUMN = 'problem'

/** Texts of one line, and the name of the casino of a bonus. */
export const ONE_LINE_FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(ITEM_FIELDS).flatMap((fields) =>
    fieldsWhere(fields, ({ isOneLine }) => isOneLine === true),
  ),
  'casino',
])

/** Fields of plain text, of which no value is an address or HTML, and the names behind ids. */
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

/** Fields that hold one value of a closed list. */
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

/** All columns of a file of this kind, in their order: id, version, then the fields with the names behind the ids. */
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
