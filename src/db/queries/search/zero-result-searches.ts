import { sql, type Kysely, type RawBuilder } from 'kysely'
import { OVERVIEW } from '#contract/site/limits.ts'
import type { ZeroResultSearch } from '#contract/site/overview.schema.ts'
import { startOfLastUtcDays } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/**
 * Of the 200 most frequent search texts of the last days, those that no visible casino, bonus, game or article contains
 * now; most frequent first. Texts that differ only in case or spaces are one.
 */
export async function listZeroResultSearches(
  db: Kysely<Tables>,
  now: Date,
  days: number,
): Promise<ZeroResultSearch[]> {
  const since = startOfLastUtcDays(now, days)
  // Groups the texts as typed first, because there are far fewer texts than searches to clean.
  const { rows } = await sql<ZeroResultSearch>`
    with typed as (
      select target_id, count(*) as count, max(created_at) as last_at from interactions
      where interaction_type = 'search' and created_at >= ${since} and created_at <= ${now}
      group by target_id
    ), texts as (
      select lower(btrim(regexp_replace(target_id, '\\s+', ' ', 'g'))) as text,
        sum(count)::integer as count, max(last_at) as last_at
      from typed group by 1 order by 2 desc, 3 desc limit ${OVERVIEW.searchTexts}
    )
    select text, count, ${isoInstant('last_at')} as "lastAt"
    from texts, lateral (select ${pattern(sql`text`)} as words, ${pattern(sql`translate(text, ' -', '__')`)} as type_words) as patterns
    where text <> ''
      and not exists (select from casinos where is_active and search_text like words)
      and not exists (select from games where is_active and search_text like words)
      and not exists (
        select from bonuses join casinos on casinos.id = bonuses.casino_id
        where bonuses.is_active and casinos.is_active
          and (bonuses.search_text like words or bonuses.search_text like type_words)
      )
      and not exists (
        select from posts
        where is_published and search_text(variadic array[title, excerpt, category] || tags) like words
      )
    order by count desc, last_at desc, text
    limit ${OVERVIEW.searches}`.execute(db)
  return rows
}

/** A LIKE pattern for "contains", with % and _ escaped. */
function pattern(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`'%' || regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}
