/** How well a name matches a text, as conditions that the indexes can answer. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { escapeLike } from '../sql/sql-pieces.ts'
import type { SuggestionSource } from './suggestion-kinds.ts'

export type Match = RawBuilder<unknown>

export interface Ranks {
  /** The name begins with the text. */
  begins: Match
  /** A word in it does. */
  wordBegins: Match
  /** It contains the text anywhere else. */
  holds: Match
  /** Only the other column contains it; absent where there is none. */
  other?: Match
}

/** No row is in two of them. */
export function ranksOf({ name, other }: SuggestionSource, text: string): Ranks {
  const begins = like(name, `${escapeLike(text)}%`)
  const wordBegins = like(name, `% ${escapeLike(text)}%`)
  const anywhere = like(name, `%${escapeLike(text)}%`)
  return {
    begins,
    wordBegins: sql`(${contains(name, ` ${text}`)} and not ${begins})`,
    holds: sql`(${contains(name, text)} and not ${wordBegins} and not ${begins})`,
    ...(other !== undefined && { other: sql`(${contains(other, text)} and not ${anywhere})` }),
  }
}

/** The place of a row that matches, from 0. */
export function rankOf({ name }: SuggestionSource, text: string): RawBuilder<number> {
  const start = `${escapeLike(text)}%`
  return sql<number>`case when ${like(name, start)} then 0 when ${like(name, `% ${start}`)} then 1
    when ${like(name, `%${start}`)} then 2 else 3 end`
}

/** Three letters in a row, or two at the edge of a word: what the trigram index can look up. */
const TRIGRAM = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]{2}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u

/** Anywhere in the lowercase column, whatever the case of the text. */
export function contains(column: RawBuilder<string>, text: string): Match {
  const matches = like(column, `%${escapeLike(text)}%`)
  return TRIGRAM.test(text)
    ? matches
    : sql`(letter_pairs(${column}) @> letter_pairs(lower(${text}::text)) and ${matches})`
}

function like(column: RawBuilder<string>, pattern: string): Match {
  return sql`${column} like lower(${pattern}::text)`
}
