/** The SQL of the suggestions: one select a kind, all of the same columns, so that one statement asks for all. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { stillRuns } from '../sql/sql-pieces.ts'
import { SUGGESTION_SOURCES } from './suggestion-kinds.ts'
import type { SuggestionKind, SuggestionSource } from './suggestion-kinds.ts'
import { contains, rankOf, ranksOf } from './suggestion-ranks.ts'
import type { Match } from './suggestion-ranks.ts'

export interface SuggestionQuery {
  text: string
  limit: number
  /** Offers that have ended by now stand behind those that still run. */
  now: Date
}

/** So many matches are ranked; a text that more than these contain is answered by `commonSuggestionRows`. */
export const MOST_RANKED = 200

/**
 * Rows of `kind`, `item` and `matches` for what contains the text, best first and never more than `limit`.
 * Where `matches` is more than MOST_RANKED not all of them were looked at.
 */
export function suggestionRows(kind: SuggestionKind, query: SuggestionQuery): RawBuilder<unknown> {
  const { text, limit, now } = query
  const source = SUGGESTION_SOURCES[kind]
  const { table, join, visible, name, other, item, next, canEnd } = source
  // Apart, because no index answers an "or" over two tables.
  const matches = [contains(name, text), ...(other === undefined ? [] : [ranksOf(source, text).other])]
  const selects = matches.map(
    (match) =>
      sql`(select ${table}.* from ${table} ${join} where ${visible} and ${match} limit ${MOST_RANKED + 1})`,
  )
  const ended = canEnd ? sql`not ${stillRuns(now)}, ` : sql``
  return sql`(select ${sql.lit(kind)} as kind, ${item} as item, found.matches
    from (
      select ${table}.id, count(*) over ()::integer as matches,
        row_number() over (order by ${ended}${rankOf(source, text)}, ${next}) as place
      from (${sql.join(selects, sql` union all `)}) as ${table} ${join}
      order by place limit ${limit}
    ) as found
    join ${table} on ${table}.id = found.id ${join} order by found.place)`
}

/**
 * The same rows for a text that is common. The ranks are asked for one after the other, each in its own order
 * and cut at the limit: PostgreSQL walks the order where many match and an index on the text where few do, and never
 * begins with the ranks behind a limit that is full.
 */
export function commonSuggestionRows(
  kind: SuggestionKind,
  { text, limit, now }: SuggestionQuery,
): RawBuilder<unknown> {
  const source = SUGGESTION_SOURCES[kind]
  const { table, join, visible, item, next } = source
  const selects = stepsOf(source, text, now).map(
    ({ where, order = next }, place) => sql`(select ${sql.lit(place)} as step, ${table}.id as id
      from ${table} ${join} where ${visible} and ${where} order by ${order} limit ${limit})`,
  )
  return sql`(select ${sql.lit(kind)} as kind, ${item} as item, 0 as matches
    from (select * from (${sql.join(selects, sql` union all `)}) as steps limit ${limit}) as found
    join ${table} on ${table}.id = found.id ${join} order by found.step, ${next})`
}

interface Step {
  where: Match
  order?: RawBuilder<unknown>
}

/** No row is in two of them. */
function stepsOf(source: SuggestionSource, text: string, now: Date): Step[] {
  const { name, next, canEnd } = source
  const { other, ...ranks } = ranksOf(source, text)
  const others = other === undefined ? [] : [other]
  const inRank = [...Object.values(ranks), ...others]
  if (!canEnd) return inRank.map((where) => ({ where }))
  const runs = stillRuns(now)
  return [
    ...inRank.map((where) => ({ where: sql`${runs} and ${where}` })),
    // Reached only where fewer offers run than are wanted.
    { where: sql`not ${runs} and ${contains(name, text)}`, order: sql`${rankOf(source, text)}, ${next}` },
    ...others.map((where) => ({ where: sql`not ${runs} and ${where}` })),
  ]
}
