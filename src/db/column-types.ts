/** Column types beyond the database's own: narrower types, and how some columns are read and written. */
import type { ColumnType } from 'kysely'
import type { SafetyPart } from '#contract/casinos/safety.ts'

/** `numeric` is read as a string, such as "9.2", and written as a string or number. */
export type NullableNumeric = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>

/** A `date` is read as a Date at midnight and written as "2026-11-22". To read a text, use `sql` with `::text`. */
export type NullableDay = ColumnType<Date | null, string | null | undefined, string | null>

/** Part of the page's address. When missing, a new row gets one from its name, and an existing row keeps its own. */
export type Slug = ColumnType<string, string | null | undefined, string | null | undefined>

/** Written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>
export type NullableJson = ColumnType<unknown, string | null, string | null>

/** The marks behind a safety index. Empty parts are left out. */
export type KeptMarks = Partial<Record<SafetyPart, KeptMark>>
export interface KeptMark {
  /** 0 to 10 with one decimal. */
  mark: number | null
  reason: string | null
  /** A day such as "2026-11-22". */
  on: string | null
}

export type TrashedRows = [table: string, rows: Record<string, unknown>[]][]

/** Defaults to the current time; null must be given explicitly. */
export type ConfirmedAt = ColumnType<Date | null, Date | null, Date>

/** The items of a bulk action; written as JSON text. */
export type AuditedItems = ColumnType<{ id: number; name: string }[], string | undefined, string>
