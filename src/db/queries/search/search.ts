/** Suggestions while typing: a few casinos, bonuses and games (decision D-19). */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Suggestions } from '#contract/search/search.schema.ts'
import type { Tables } from '../../tables.ts'
import { listRespellings } from './spelling.ts'
import type { SuggestionKind } from './suggestion-kinds.ts'
import { commonSuggestionRows, MOST_RANKED, suggestionRows } from './suggestion-rows.ts'

export type SuggestionLimits = Record<SuggestionKind, number>

/**
 * What contains the text, whatever its case: names that begin with it first, then words that do, then the rest;
 * offers that have ended by `now` last. When nothing contains it, what contains a text that is spelled nearly like
 * it. `text` is cleaned; fewer than two characters are the caller's to refuse.
 */
export async function suggest(
  db: Kysely<Tables>,
  text: string,
  limits: SuggestionLimits,
  now: Date,
): Promise<Suggestions> {
  const found = await suggestExactly(db, text, limits, now)
  if (!isEmpty(found) || text.length < SHORTEST_TYPO) return found
  for (const respelling of await listRespellings(db, text)) {
    const meant = await suggestExactly(db, respelling, limits, now)
    if (!isEmpty(meant)) return meant
  }
  return found
}

/** The casinos alone, for the search box of the casino list. */
export async function suggestCasinos(
  db: Kysely<Tables>,
  text: string,
  { limit, now }: { limit: number; now: Date },
): Promise<Suggestions['casinos']> {
  return (await suggest(db, text, { casinos: limit, bonuses: 0, games: 0 }, now)).casinos
}

const KINDS = ['casinos', 'bonuses', 'games'] as const
/** Shorter texts resemble everything. */
const SHORTEST_TYPO = 3

function isEmpty(found: Suggestions): boolean {
  return Object.values(found).every((items) => items.length === 0)
}

/** Kinds in which the text is common are asked a second time, in the way that suits it. */
async function suggestExactly(
  db: Kysely<Tables>,
  text: string,
  limits: SuggestionLimits,
  now: Date,
): Promise<Suggestions> {
  const queryOf = (kind: SuggestionKind) => ({ text, limit: limits[kind], now })
  const kinds = KINDS.filter((kind) => limits[kind] > 0)
  const rows = await read(
    db,
    kinds.map((kind) => suggestionRows(kind, queryOf(kind))),
  )
  const common = new Set(rows.filter(({ matches }) => matches > MOST_RANKED).map(({ kind }) => kind))
  const again =
    common.size === 0
      ? []
      : await read(
          db,
          [...common].map((kind) => commonSuggestionRows(kind, queryOf(kind))),
        )
  const found = [...rows.filter(({ kind }) => !common.has(kind)), ...again]
  const itemsOf = (kind: SuggestionKind) => found.filter((row) => row.kind === kind).map((row) => row.item)
  return { casinos: itemsOf('casinos'), bonuses: itemsOf('bonuses'), games: itemsOf('games') } as Suggestions
}

interface SuggestionRow {
  kind: SuggestionKind
  item: unknown
  matches: number
}

async function read(db: Kysely<Tables>, selects: readonly RawBuilder<unknown>[]): Promise<SuggestionRow[]> {
  return (await sql<SuggestionRow>`${sql.join(selects, sql` union all `)}`.execute(db)).rows
}
