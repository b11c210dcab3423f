/** Suggestions while typing: a few casinos, bonuses and games (decision D-19). */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Suggestions } from '#contract/search.schema.ts'
import type { Tables } from '../tables.ts'
import { suggestionRows } from './suggestion-rows.ts'
import type { SuggestionKind, SuggestionQuery } from './suggestion-rows.ts'

export type SuggestionLimits = Record<SuggestionKind, number>

/**
 * What contains the text, whatever its case: names that begin with it first, then words that do, then the rest.
 * When nothing contains it, what is spelled nearly like it; offers that have ended by `now` last. `text` is cleaned; fewer than two characters are
 * the caller's to refuse.
 */
export async function suggest(
  db: Kysely<Tables>,
  text: string,
  limits: SuggestionLimits,
  now: Date,
): Promise<Suggestions> {
  const found = await read(db, limits, { text, matching: 'contains', now })
  const isEmpty = Object.values(found).every((items) => items.length === 0)
  return isEmpty && text.length >= SHORTEST_TYPO
    ? read(db, limits, { text, matching: 'resembles', now })
    : found
}

/** The casinos alone, for the search box of the casino list. */
export async function suggestCasinos(
  db: Kysely<Tables>,
  text: string,
  { limit, now }: { limit: number; now: Date },
): Promise<Suggestions['casinos']> {
  return (await suggest(db, text, { casinos: limit, bonuses: 0, games: 0 }, now)).casinos
}

/** Shorter texts resemble everything. */
const SHORTEST_TYPO = 3

async function read(
  db: Kysely<Tables>,
  limits: SuggestionLimits,
  query: Omit<SuggestionQuery, 'limit'>,
): Promise<Suggestions> {
  const kinds = (['casinos', 'bonuses', 'games'] as const).filter((kind) => limits[kind] > 0)
  const { rows } = await sql<{ kind: SuggestionKind; item: unknown }>`${sql.join(
    kinds.map((kind) => suggestionRows(kind, { ...query, limit: limits[kind] })),
    sql` union all `,
  )}`.execute(db)
  const itemsOf = (kind: SuggestionKind) => rows.filter((row) => row.kind === kind).map((row) => row.item)
  return { casinos: itemsOf('casinos'), bonuses: itemsOf('bonuses'), games: itemsOf('games') } as Suggestions
}
