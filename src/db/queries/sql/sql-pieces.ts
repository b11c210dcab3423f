import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Moved } from '#contract/changes/fact-changes.ts'

/** A timestamp column as an ISO 8601 string in UTC, equal on both engines and through JSON. */
export function isoInstant<T extends string | null = string>(column: string): RawBuilder<T> {
  return sql<T>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A `date` column as "2026-11-22". The driver would convert it to an instant in the process's time zone. */
export function dayText(column: string): RawBuilder<string | null> {
  return sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
}

/** True when the lower-case column contains the text, ignoring case; % and _ are literal. */
export function contains(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like lower(${`%${escapeLike(text)}%`}::text)`
}

/** Escapes the wildcards of LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** True for an offer that has not ended by `now`; offers without an end never do. */
export function stillRuns(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(bonuses.valid_until is null or bonuses.valid_until > ${now})`
}

/** The latest change of a casino or bonus for better or worse; null without one in 30 days. */
export function movedOf(table: 'casinos' | 'bonuses'): RawBuilder<Moved | null> {
  const [moved, on] = [sql.ref(`${table}.moved`), sql.ref(`${table}.moved_on`)]
  const direction = sql`case ${moved} when 1 then 'better' else 'worse' end`
  return sql<Moved | null>`case when ${moved} is not null then json_build_object(
    'direction', ${direction}, 'on', to_char(${on}, 'YYYY-MM-DD'),
    'says', 'Got ' || ${direction} || ' on ' || to_char(${on}, 'FMDD FMMonth')) end`
}

/** A list as one parameter. The cast tells PostgreSQL its type. */
export function textArray(values: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`${[...values]}::text[]`
}

export function meanOf(sum: string, count: string): RawBuilder<number | null> {
  return sql<number | null>`(${sql.ref(sum)}::double precision / nullif(${sql.ref(count)}, 0))`
}
