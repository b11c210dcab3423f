/** What is kept the same way for casinos, bonuses, games, articles and landing pages: forms in, forms out, versions. */
import { KINDS } from '#contract/items/kinds.ts'
import { sql } from 'kysely'
import type { AliasedRawBuilder, Kysely, RawBuilder } from 'kysely'
import type { FieldTable, AnswersOf, Field } from '#contract/items/field.ts'
import type { ItemKind, WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { insertRows, updateRows } from '../sql/write-rows.ts'
import type { z } from 'zod'
import { dayText, isoInstant } from '../sql/sql-pieces.ts'

export interface StoredForm<Form> {
  id: number
  version: number
  form: Form
}

/** Columns of an item that are not in its form; sums of reviews are those of the kind. */
export interface ColumnsBeside {
  is_demo: boolean
  created_at?: Date
  review_count?: number
  overall_sum?: number
}

/** A form on its way into the database. `before` is what is stored; undefined for something new. */
export interface WrittenForm<Form> {
  id: number
  form: Form
  before: Form | undefined
}

export interface ItemStore<Form, Kind extends WrittenKind = ItemKind> {
  readonly kind: Kind
  /** The forms with these ids, in no order; unknown ids are left out. */
  findForms: (db: Kysely<Tables>, ids: readonly number[]) => Promise<StoredForm<Form>[]>
  /**
   * Inserts all of them at version 1; the ids come in the order of the forms. `beside` are columns that no form has,
   * for each form the same ones.
   */
  insertForms: (
    db: Kysely<Tables>,
    forms: readonly Form[],
    now: Date,
    beside?: readonly ColumnsBeside[],
  ) => Promise<number[]>
  /** Writes the fields of forms that are stored already and raises their versions. The caller holds the locks. */
  updateForms: (db: Kysely<Tables>, changed: readonly WrittenForm<Form>[], now: Date) => Promise<void>
}

/** What is special about the rows of one kind. */
interface StoredNoun<Form, Kind> {
  kind: Kind
  fields: FieldTable
  /** The column that holds when it was created, or when it was saved last. */
  stamp?: 'created_at' | 'updated_at'
  /** Joins the table that some of the fields are in. */
  join?: RawBuilder<unknown>
  selections?: readonly AliasedRawBuilder<unknown, string>[]
  /** The fields that several of the selected values make together. */
  read?: (row: Record<string, unknown>) => Record<string, unknown>
  /** Columns that follow from the form, over those of its fields. */
  derived?: (form: Form) => Record<string, unknown>
  /** Writes what the form keeps in other tables, where it differs from what was there before. */
  writeBeside?: (db: Kysely<Tables>, written: readonly WrittenForm<Form>[]) => Promise<void>
}

/** The store of a kind. A form and its row are converted by the table of fields, both ways. */
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

/** Locks these rows until the transaction ends and returns their versions by id; those that are gone are left out. */
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

/** The columns of `table`, each under the name of its field; `own` is the table of the item itself. */
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

/** The columns of the fields whose line in the table carries the schema of its public response. */
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

/** A row as a form: the fields of the table in their order, and nothing else. */
export function formOf(fields: FieldTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]))
}

/** The columns of a form by their names: those of the item's own table, or of the other one that is named. */
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
