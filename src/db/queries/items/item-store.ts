/** Storage that casinos, bonuses, games, articles and landing pages share: forms in, forms out, versions. */
import { sql, type AliasedRawBuilder, type Kysely, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { KINDS } from '#contract/items/kinds.ts'
import type { FieldTable, AnswersOf, Field } from '#contract/items/field.ts'
import type { ItemKind, WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { insertRows, updateRows } from '../sql/write-rows.ts'
import { dayText, isoInstant } from '../sql/sql-pieces.ts'

export interface StoredForm<Form> {
  id: number
  version: number
  form: Form
}

/** Columns of an item outside its form; sums of reviews depend on the kind. */
export interface ColumnsBeside {
  is_demo: boolean
  created_at?: Date
  review_count?: number
  overall_sum?: number
}

/** A form to store. `before` is the stored one; undefined for a new item. */
export interface WrittenForm<Form> {
  id: number
  form: Form
  before: Form | undefined
}

export interface ItemStore<Form, Kind extends WrittenKind = ItemKind> {
  readonly kind: Kind
  /** The forms with these ids, unordered; unknown ids are left out. */
  findForms: (db: Kysely<Tables>, ids: readonly number[]) => Promise<StoredForm<Form>[]>
  /**
   * Inserts forms at version 1. The ids are in the order of the forms. `beside` holds columns outside the form, the
   * same ones for each.
   */
  insertForms: (
    db: Kysely<Tables>,
    forms: readonly Form[],
    now: Date,
    beside?: readonly ColumnsBeside[],
  ) => Promise<number[]>
  /** Updates stored forms and increments their versions. The caller must hold the locks. */
  updateForms: (db: Kysely<Tables>, changed: readonly WrittenForm<Form>[], now: Date) => Promise<void>
}

/** The specifics of one kind's rows. */
interface StoredNoun<Form, Kind> {
  kind: Kind
  fields: FieldTable
  /** The column with the time of creation, or of the last save. */
  stamp?: 'created_at' | 'updated_at'
  /** Joins the table that holds some of the fields. */
  join?: RawBuilder<unknown>
  selections?: readonly AliasedRawBuilder<unknown, string>[]
  /** Fields that are made from several selected values. */
  read?: (row: Record<string, unknown>) => Record<string, unknown>
  /** Columns derived from the form, which override those of its fields. */
  derived?: (form: Form) => Record<string, unknown>
  /** Writes the parts of the form in other tables, where they differ from before. */
  writeBeside?: (db: Kysely<Tables>, written: readonly WrittenForm<Form>[]) => Promise<void>
}

/** The store of a kind. The table of fields converts between form and row. */
export function itemStore<Form, Kind extends WrittenKind>(
  noun: StoredNoun<Form, Kind>,
): ItemStore<Form, Kind> {
  const { kind, fields, stamp = 'created_at', selections = [], read, derived, writeBeside } = noun
  const table = KINDS[kind].table
  const columnsOf = (form: Form) => ({
    ...columnsOfForm(fields, form as Record<string, unknown>),
    ...derived?.(form),
  })
  return {
    kind,

    async findForms(db, ids) {
      if (ids.length === 0) return []
      const own = [sql.ref(`${table}.id`), sql.ref(`${table}.version`)]
      const { rows } = await sql<{ id: number; version: number } & Record<string, unknown>>`
        select ${sql.join([...own, ...aliased(fieldSelections(fields, table)), ...aliased(selections)])}
        from ${sql.table(table)} ${noun.join ?? sql``} where ${sql.ref(`${table}.id`)} = any(${[...ids]}::integer[])`.execute(
        db,
      )
      return rows.map(({ id, version, ...row }) => ({
        id,
        version,
        form: formOf(fields, { ...row, ...read?.(row) }) as Form,
      }))
    },

    async insertForms(db, forms, now, beside) {
      const rows = forms.map((form, index) => ({ ...columnsOf(form), [stamp]: now, ...beside?.[index] }))
      const ids = await insertRows(db, table, rows)
      await writeBeside?.(
        db,
        forms.map((form, index) => ({ id: ids[index] ?? 0, form, before: undefined })),
      )
      return ids
    },

    async updateForms(db, changed, now) {
      const stamped = stamp === 'updated_at' ? { updated_at: now } : {}
      await updateRows(
        db,
        table,
        changed.map(({ id, form }) => ({ id, ...columnsOf(form), ...stamped })),
      )
      await writeBeside?.(db, changed)
    },
  }
}

function aliased(selections: readonly AliasedRawBuilder<unknown, string>[]): RawBuilder<unknown>[] {
  return selections.map((selection) => sql`${selection}`)
}

/** Locks these rows until the transaction ends and returns their versions by id. Missing rows are left out. */
export async function lockVersions(
  db: Kysely<Tables>,
  kind: WrittenKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from ${sql.table(KINDS[kind].table)}
    where id = any(${[...ids]}::integer[]) order by id for update`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Selects the columns of `table` under the names of their fields; `own` is the item's own table. */
export function fieldSelections(
  fields: FieldTable,
  table: string,
  holds: (field: Field) => boolean = () => true,
): AliasedRawBuilder<unknown, string>[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.column === null || !holds(field)
      ? []
      : [sql`${readAs(`${field.table ?? table}.${field.column}`, field.stored)}`.as(name)],
  )
}

/** Selects the columns of fields that declare a schema for the public response. */
export function answerSelections<Fields extends FieldTable>(
  fields: Fields,
  table: string,
): AnswerSelection<AnswersOf<Fields>>[] {
  const selections = fieldSelections(fields, table, ({ public: place }) => typeof place === 'object')
  return selections as AnswerSelection<AnswersOf<Fields>>[]
}

type AnswerSelection<Answers> = {
  [Name in keyof Answers & string]: AliasedRawBuilder<z.output<Answers[Name]>, Name>
}[keyof Answers & string]

export function formOf(fields: FieldTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]))
}

/** The columns of a form by name: those of the item's own table, or of a named one. */
export function columnsOfForm(
  fields: FieldTable,
  form: Readonly<Record<string, unknown>>,
  table?: Field['table'],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column, table: of }]) =>
      column === null || of !== table ? [] : [[column, form[name] ?? null]],
    ),
  )
}

function readAs(column: string, stored: Field['stored']) {
  switch (stored) {
    case 'decimal':
      return sql`${sql.ref(column)}::double precision`
    case 'day':
      return dayText(column)
    case 'instant':
      return isoInstant(column)
    case 'json':
    case undefined:
      return sql.ref(column)
  }
}
