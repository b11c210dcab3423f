/** What a text with a slip of the fingers may have meant. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/**
 * Other texts to look for in place of one that nothing contains, the likeliest first: the text with every word
 * replaced by the nearest word of the catalogue, then the nearest to its longest word alone, when that is half of
 * the text. Empty when no word comes near. Words of fewer than three letters stay as they are: they resemble everything.
 */
export async function listRespellings(db: Kysely<Tables>, text: string): Promise<string[]> {
  const typed = text.toLowerCase().split(/\s+/)
  const nearest = await nearestWords(
    db,
    typed.filter((word) => word.length >= SHORTEST),
  )
  if (nearest.size === 0) return []
  const whole = typed.map((word) => nearest.get(word)?.[0] ?? word).join(' ')
  const longest = typed.filter((word) => nearest.has(word)).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const alone = longest.length * 2 >= text.length ? (nearest.get(longest) ?? []) : []
  const respellings = new Set([whole, ...alone])
  respellings.delete(text.toLowerCase())
  return [...respellings]
}

const SHORTEST = 3
const PER_WORD = 3
/** Share of common trigrams, from 0 to 1: "casnio" and "casino" have 0.27. */
const LIKE_ENOUGH = '0.25'

/** For each word that has any: the words of the catalogue that share most with it, most first. */
async function nearestWords(db: Kysely<Tables>, words: readonly string[]): Promise<Map<string, string[]>> {
  // Set for this statement, and read by the operator that uses the index.
  const { rows } = await sql<{ typed: string; word: string }>`
    with tolerance as materialized (
      select set_config('pg_trgm.similarity_threshold', ${sql.lit(LIKE_ENOUGH)}, true) as is_set
    )
    select typed, nearest.word
    from tolerance cross join unnest(${[...new Set(words)]}::text[]) as typed
    cross join lateral (
      select distinct on (likeness, word) word, similarity(word, typed) as likeness
      from search_words where word % typed and tolerance.is_set <> ''
      order by likeness desc, word limit ${sql.lit(PER_WORD)}
    ) as nearest
    order by typed, nearest.likeness desc, nearest.word`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ typed }) => typed)].map(([typed, near]) => [
      typed,
      near.map(({ word }) => word),
    ]),
  )
}
