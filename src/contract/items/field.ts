/** The type of a field in the tables (`contract/<noun>/fields.ts`), and what is derived from such a table. */
import { z } from 'zod'

/**
 * How a cell of a file holds the value. An empty cell means '' for `text`, and null for `optional`, `number` and
 * `flag`.
 */
export type CellKind = 'text' | 'optional' | 'number' | 'flag' | 'list' | 'ids' | 'media'

export interface Field {
  /** What a save accepts. */
  schema: z.ZodType
  /** The name in forms, history, import reports and messages. */
  label: string
  /** The column; null where the kind's own store keeps the value elsewhere. */
  column: string | null
  /** The column's table, when it is not the item's own. */
  table?: 'expert_reviews'
  /**
   * The column's type, where a conversion is needed: `decimal` numeric, `day` date, `instant` timestamp, `json` jsonb.
   */
  stored?: 'decimal' | 'day' | 'instant' | 'json'
  cell: CellKind
  /**
   * What visitors get. A schema: the stored value is in the public response of the item, under the field's name. A
   * text: the name of a property of the public response that a query fills. `false`: never public.
   */
  public: z.ZodType | string | false
  /** First value in a new form. Defaults to an empty list or text, by the cell. */
  preset?: unknown
  /** Description for the API documentation. */
  description?: string
  /** Older clients do not know the field: when a save leaves it out, the stored value stays. */
  isLater?: true
  /** Line breaks in an imported cell become spaces. */
  isOneLine?: true
  isPicture?: true
  options?: readonly string[]
  /** Null is a valid answer, "not stated", and the form offers it. */
  isFact?: true
  control?: Control
}

/**
 * How a form shows a field. Defaults by cell: one line for text, an input for a number, a switch for a flag, tags for a
 * list.
 */
export interface Control {
  as?: 'area' | 'address' | 'day' | 'html' | 'one casino' | 'slider'
  label?: string
  hint?: string
  placeholder?: string
  /** Lines of a text area. */
  rows?: number
  /** The range of a number, or the length of a text in characters. */
  min?: number
  max?: number
  step?: number
  /** Suggested after the values that the catalogue already holds. */
  offers?: readonly string[]
}

/** The tabs of a form in order, each with its rows: one field, or two side by side. */
export type FormLayout<Fields> = Readonly<
  Record<string, readonly (keyof Fields | readonly (keyof Fields)[])[]>
>

/** In the order of the form, which is also the order of a file's columns. */
export type FieldTable = Readonly<Record<string, Field>>

/** The optional parts of a field. Column and public name default to the field's own name. */
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

/** Makes a field by the kind of its cell: `field.text('Name', required('Name', FORM.name), { isOneLine: true })`. */
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
 * A table of fields. A cell that does not fit the value of its schema does not compile. Without a column a field is
 * stored under its own name, `minBet` in `min_bet`; without a public name the response uses its own name.
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

/** The schemas of the public response that follow from the table. */
export function answersOf<Fields extends FieldTable>(fields: Fields): AnswersOf<Fields> {
  const answers = Object.entries(fields).flatMap(([name, { public: place }]) =>
    place instanceof z.ZodType ? [[name, place]] : [],
  )
  return Object.fromEntries(answers) as AnswersOf<Fields>
}

/** The values of a new form. */
export function presetsOf(fields: FieldTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { preset, cell }]) => [
      name,
      preset === undefined ? EMPTY[cell] : preset,
    ]),
  )
}

/** Names of the fields that pass the test, in the order of the form. */
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
