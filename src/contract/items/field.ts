/** What one line of the field tables (`contract/<noun>/fields.ts`) says, and what follows from a table of them. */
import { z } from 'zod'

/** How a value is in a cell of a file. An empty cell is '' as `text`, and null as `optional`, `number` and `flag`. */
export type CellKind = 'text' | 'optional' | 'number' | 'flag' | 'list' | 'ids' | 'media'

export interface Field {
  /** What a save accepts. */
  schema: z.ZodType
  /** What forms, history, import reports and messages call it. */
  label: string
  /** Where it is stored; null where the store of the kind keeps it in a way of its own. */
  column: string | null
  /** The table of the column when it is not that of the item. */
  table?: 'expert_reviews'
  /** How the column is converted: `decimal` is numeric, `day` a date, `instant` a timestamp, `json` jsonb; as it is without. */
  stored?: 'decimal' | 'day' | 'instant' | 'json'
  cell: CellKind
  /**
   * Where visitors get it: a schema puts the stored value into the public response of the item, under the name of the
   * field; a text names the property of a public response that a query fills; `false` says that they never get it.
   */
  public: z.ZodType | string | false
  /** First value of a new form. By the cell without one: an empty list or an empty text. */
  preset?: unknown
  /** For readers of the API. */
  description?: string
  /** Older clients do not know it: left out of a save, it stays as it is stored. */
  isLater?: true
  /** A line break in an imported cell is read as a space. */
  isOneLine?: true
  isPicture?: true
  options?: readonly string[]
  /** Null is one of its answers, "not stated", and the form offers it. */
  isFact?: true
  control?: Control
}

/** A control of a form. By the cell, a text is one line, a number is typed, a flag a switch and a list a list of tags. */
export interface Control {
  as?: 'area' | 'address' | 'day' | 'html' | 'one casino' | 'slider'
  /** In place of the label of the field. */
  label?: string
  hint?: string
  placeholder?: string
  /** Lines of an area. */
  rows?: number
  /** Of a number its range; of a text how many characters can be typed. */
  min?: number
  max?: number
  step?: number
  /** Offered after the values that the catalogue holds. */
  offers?: readonly string[]
}

/** The tabs of a form in their order, and on each its rows: a field, or two side by side. */
export type FormLayout<Fields> = Readonly<
  Record<string, readonly (keyof Fields | readonly (keyof Fields)[])[]>
>

/** In the order of the form, which is that of the columns of a file. */
export type FieldTable = Readonly<Record<string, Field>>

/** What a field says beside its label, schema and cell; column and public name follow from its own without them. */
type More = Partial<Omit<Field, 'label' | 'schema' | 'cell'>>
type ShortField = Pick<Field, 'label' | 'schema' | 'cell'> & More

interface FieldOf<Cell extends CellKind> {
  <Schema extends z.ZodType>(label: string, schema: Schema): { label: string; schema: Schema; cell: Cell }
  <Schema extends z.ZodType, const Rest extends More>(
    label: string,
    schema: Schema,
    rest: Rest,
  ): { label: string; schema: Schema; cell: Cell } & Rest
}

const fieldOf =
  <Cell extends CellKind>(cell: Cell): FieldOf<Cell> =>
  (label: string, schema: z.ZodType, rest?: More) =>
    ({ label, schema, cell, ...rest }) as never

/** A field by the kind of its cell: `field.text('Name', required('Name', FORM.name), { isOneLine: true })`. */
export const field = {
  text: fieldOf('text'),
  optional: fieldOf('optional'),
  number: fieldOf('number'),
  flag: fieldOf('flag'),
  list: fieldOf('list'),
  ids: fieldOf('ids'),
  media: fieldOf('media'),
}

/**
 * A table of fields; a cell that does not fit the value of its schema does not compile. A field without a column is stored
 * under its own name, `minBet` in `min_bet`, and one without a public name is answered under it.
 */
export function fieldTable<const Fields extends Readonly<Record<string, ShortField>>>(
  fields: Fields & FittingCells<Fields>,
): { readonly [Name in keyof Fields]: Fields[Name] & Pick<Field, 'column' | 'public'> } {
  const filled = Object.entries<ShortField>(fields).map(([name, { column, public: place, ...rest }]) => [
    name,
    {
      ...rest,
      column:
        column === undefined ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : column,
      public: place ?? name,
    },
  ])
  return Object.fromEntries(filled)
}

/** The schemas of a form, each with its description. */
export function schemasOf<Fields extends FieldTable>(fields: Fields): SchemasOf<Fields> {
  const schemas = Object.entries(fields).map(([name, { schema, description }]) => [
    name,
    description === undefined ? schema : schema.describe(description),
  ])
  return Object.fromEntries(schemas) as SchemasOf<Fields>
}

/** The part of the public response that follows from the table. */
export function answersOf<Fields extends FieldTable>(fields: Fields): AnswersOf<Fields> {
  const answers = Object.entries(fields).flatMap(([name, { public: place }]) =>
    place instanceof z.ZodType ? [[name, place]] : [],
  )
  return Object.fromEntries(answers) as AnswersOf<Fields>
}

/** The first values of a new form. */
export function presetsOf(fields: FieldTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { preset, cell }]) => [
      name,
      preset === undefined ? EMPTY[cell] : preset,
    ]),
  )
}

/** The names of the fields that a test holds for, in the order of the form. */
export function fieldsWhere(fields: FieldTable, holds: (field: Field) => boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (holds(field) ? [name] : []))
}

const EMPTY: Readonly<Record<CellKind, unknown>> = {
  text: '',
  optional: '',
  number: '',
  flag: false,
  list: [],
  ids: [],
  media: [],
}

type SchemasOf<Fields extends FieldTable> = { -readonly [Name in keyof Fields]: Fields[Name]['schema'] }

/** The schemas of the responses by the names of their fields. */
export type AnswersOf<Fields extends FieldTable> = {
  -readonly [Name in keyof Fields as Fields[Name]['public'] extends z.ZodType ? Name : never]: Extract<
    Fields[Name]['public'],
    z.ZodType
  >
}

type FittingCells<Fields extends Readonly<Record<string, ShortField>>> = {
  readonly [Name in keyof Fields]: { cell: CellOf<Exclude<z.output<Fields[Name]['schema']>, undefined>> }
}

type CellOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number | null]
    ? 'number'
    : [Value] extends [string]
      ? 'text'
      : [Value] extends [string | null]
        ? 'optional'
        : [Value] extends [number[]]
          ? 'ids'
          : [Value] extends [string[]]
            ? 'list'
            : 'media'
