import { sql } from 'kysely'
import type { Moved } from '#contract/changes/fact-changes.ts'
import type { Expression, RawBuilder, SqlBool } from 'kysely'

/** A timestamp column as an ISO 8601 string in UTC, the same on both engines and through JSON. */
export function isoInstant<T extends string | null = string>(column: string): RawBuilder<T> {
  return sql<T>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A `date` column as "2026-11-22": the driver would make a moment of it, in the time zone of the process. */
export function dayText(column: string): RawBuilder<string | null> {
  return sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
}

/** True when the lowercase column contains the text, whatever its case; % and _ mean themselves. */
export function contains(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like lower(${`%${escapeLike(text)}%`}::text)`
}

/** The text with the characters that LIKE reads as wildcards made plain. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** True for an offer that has not ended; one without an end never does. The time is the caller's. */
export function stillRuns(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(bonuses.valid_until is null or bonuses.valid_until > ${now})`
}

/** What changed last for better or worse of a casino or bonus; null where nothing did within 30 days. */
export function movedOf(table: 'casinos' | 'bonuses'): RawBuilder<Moved | null> {
  const [moved, on] = [sql.ref(`${table}.moved`), sql.ref(`${table}.moved_on`)]
  const direction = sql`case ${moved} when 1 then 'better' else 'worse' end`
  return sql<Moved | null>`case when ${moved} is not null then json_build_object(
    'direction', ${direction}, 'on', to_char(${on}, 'YYYY-MM-DD'),
    'says', 'Got ' || ${direction} || ' on ' || to_char(${on}, 'FMDD FMMonth')) end`
}

/** A list as one parameter; without the cast PostgreSQL cannot tell its type. */
export function textArray(values: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`${[...values]}::text[]`
}

/** The unrounded mean of a sum kept beside its count; null without any. */
export function meanOf(sum: string, count: string): RawBuilder<number | null> {
  return sql<number | null>`(${sql.ref(sum)}::double precision / nullif(${sql.ref(count)}, 0))`
}
