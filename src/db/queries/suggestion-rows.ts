/** The SQL of the suggestions: one select a kind, all of the same two columns, so that one statement asks for all. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { escapeLike, isoInstant, stillRuns } from './sql-pieces.ts'

export type SuggestionKind = 'casinos' | 'bonuses' | 'games'
export type Matching = 'contains' | 'resembles'

export interface SuggestionQuery {
  text: string
  limit: number
  matching: Matching
  /** Offers that have ended by now stand behind those that still run. */
  now: Date
}

/** Rows of `kind` and `item`, the item in the contract's shape, best first and never more than `limit`. */
export function suggestionRows(
  kind: SuggestionKind,
  { text, limit, matching, now }: SuggestionQuery,
): RawBuilder<unknown> {
  const { from, visible, name, other, item, next } = KINDS[kind]
  const ended = kind === 'bonuses' ? sql`not ${stillRuns(now)}, ` : sql``
  const isMatch =
    matching === 'contains'
      ? sql`(${like(name, text)} or ${like(other, text)})`
      : sql`${likeness(name, other, text)} >= ${LIKE_ENOUGH}`
  const rank = matching === 'contains' ? rankOf(name, text) : sql`-${likeness(name, other, text)}`
  return sql`(select ${sql.lit(kind)} as kind, ${item} as item from ${from}
    where ${visible} and ${isMatch} order by ${ended}${rank}, ${next} limit ${limit})`
}

interface Kind {
  from: RawBuilder<unknown>
  visible: RawBuilder<unknown>
  /** The lowercase text that is matched and ranked. */
  name: RawBuilder<string>
  /** A second lowercase text that may match instead. */
  other: RawBuilder<string>
  item: RawBuilder<unknown>
  /** The order among equals. */
  next: RawBuilder<unknown>
}

const KINDS: Readonly<Record<SuggestionKind, Kind>> = {
  casinos: {
    from: sql`casinos`,
    visible: sql`casinos.is_active`,
    name: sql`casinos.name_text`,
    other: sql`casinos.name_text`,
    item: sql`json_build_object('id', casinos.id, 'name', casinos.name, 'logoUrl', casinos.logo_url,
      'license', casinos.license, 'safetyIndex', casinos.safety_index::text)`,
    next: sql`casinos.safety_index desc, casinos.id`,
  },
  bonuses: {
    from: sql`bonuses join casinos on casinos.id = bonuses.casino_id`,
    visible: sql`bonuses.is_active and casinos.is_active`,
    name: sql`lower(bonuses.title)`,
    other: sql`casinos.name_text`,
    item: sql`json_build_object('id', bonuses.id, 'title', bonuses.title, 'amount', bonuses.amount,
      'wageringRequirement', bonuses.wagering_requirement, 'minDeposit', bonuses.min_deposit,
      'validUntil', ${isoInstant('bonuses.valid_until')}, 'casinoName', casinos.name, 'casinoLogoUrl', casinos.logo_url)`,
    next: sql`bonuses.created_at desc, bonuses.id desc`,
  },
  games: {
    from: sql`games`,
    visible: sql`games.is_active`,
    name: sql`lower(games.name)`,
    other: sql`lower(games.provider)`,
    item: sql`json_build_object('id', games.id, 'name', games.name, 'provider', games.provider,
      'type', games.type, 'imageUrl', games.image_url, 'rtp', games.rtp)`,
    next: sql`games.name, games.id`,
  },
}

/** From 0 to 1; pg_trgm's measure of how well the text matches the best run of words. "Aldmoon" scores 0.5. */
const LIKE_ENOUGH = sql.lit(0.4)

function like(column: RawBuilder<string>, text: string): RawBuilder<unknown> {
  return sql`${column} like lower(${`%${escapeLike(text)}%`}::text)`
}

/** 0: begins with the text; 1: a word in it does; 2: contains it; 3: only the other column matches. */
function rankOf(column: RawBuilder<string>, text: string): RawBuilder<unknown> {
  const start = `${escapeLike(text)}%`
  return sql`case when ${column} like lower(${start}::text) then 0 when ${column} like lower(${`% ${start}`}::text) then 1
    when ${like(column, text)} then 2 else 3 end`
}

function likeness(name: RawBuilder<string>, other: RawBuilder<string>, text: string): RawBuilder<unknown> {
  return sql`greatest(word_similarity(lower(${text}::text), ${name}), word_similarity(lower(${text}::text), ${other}))`
}
