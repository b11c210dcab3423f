/** What the database does not say about its columns: narrower types, and how some are read and written. */
import type { ColumnType } from 'kysely'
import type { SafetyPart } from '#contract/casinos/safety.ts'

/** `numeric` arrives as a string, such as "9.2", and may be written as either. */
export type NullableNumeric = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>

/** A `date` arrives as a Date at midnight, and is written as "2026-11-22". Read it as text: `sql` with `::text`. */
export type NullableDay = ColumnType<Date | null, string | null | undefined, string | null>

/** In the address of its page. Written without one, a new row gets it from its name, and an old one keeps it. */
export type Slug = ColumnType<string, string | null | undefined, string | null | undefined>

/** Written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>
export type NullableJson = ColumnType<unknown, string | null, string | null>

/** The marks behind a safety index; parts without anything are left out. */
export type KeptMarks = Partial<Record<SafetyPart, KeptMark>>
export interface KeptMark {
  /** 0 to 10 in tenths. */
  mark: number | null
  reason: string | null
  /** A day such as "2026-11-22". */
  on: string | null
}

export type TrashedRows = [table: string, rows: Record<string, unknown>[]][]

/** The database fills in now; null has to be said. */
export type ConfirmedAt = ColumnType<Date | null, Date | null, Date>

/** What a action that was done to many at once was done to; written as JSON text. */
export type AuditedItems = ColumnType<{ id: number; name: string }[], string | undefined, string>
