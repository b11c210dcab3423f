/** What the field tables say about rows: which columns are read into a form and written from it. */
import { sql } from 'kysely'
import type { AliasedRawBuilder } from 'kysely'
import type { z } from 'zod'
import type { AnswersOf, Field, FieldTable } from '#contract/items/field.ts'
import { dayText, isoInstant } from '../sql/sql-pieces.ts'

type Form = Readonly<Record<string, unknown>>

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
export function formOf(fields: FieldTable, row: Form): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]))
}

/** The columns of a form by their names: those of the item's own table, or of the other one that is named. */
export function columnsOfForm(
  fields: FieldTable,
  form: Form,
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
