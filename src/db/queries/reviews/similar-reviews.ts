/** Copies: the reviews that say nearly the same as another one. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface ComparedReview {
  content: string
  userName: string
  addressHash: string | null
  /** What it is about; the other two are null. */
  casinoId: number | null
  bonusId: number | null
  gameId: number | null
}

/** Share of common trigrams from which two texts count as nearly the same, and the shortest text that can be distinguished. */
const SIMILARITY = { threshold: 0.85, minCharacters: 30 } as const
/** How many are compared from each place where a copy may be; a comparison takes about 20 microseconds. */
const COMPARED = { alike: 50, ofTarget: 50, newest: 100 } as const
/** How many copies are named. */
const NAMED = 3

/**
 * Reviews of other authors that say nearly the same, the most alike first, by their ids. An author is a name at an
 * address: a visitor who says the same of two casinos copies no one.
 *
 * Compared are the newest reviews that begin or end like it, those of the same casino, bonus or game, and the newest
 * of all: a million others cost nothing. The trigram index could not do this, because in reviews every trigram
 * is common.
 */
export async function findSimilarReviews(db: Kysely<Tables>, review: ComparedReview): Promise<number[]> {
  const { content, userName, addressHash } = review
  if (content.length < SIMILARITY.minCharacters) return []
  const newest = (where: RawBuilder<unknown>, limit: number) => sql`(
    select id, content from reviews
    where ${where} and (lower(user_name) <> lower(${userName}) or address_hash is distinct from ${addressHash})
    order by created_at desc, id desc limit ${sql.lit(limit)})`
  const places = [
    newest(sql`review_beginning(content) = review_beginning(${content})`, COMPARED.alike),
    newest(sql`review_ending(content) = review_ending(${content})`, COMPARED.alike),
    newest(isAbout(review), COMPARED.ofTarget),
    newest(sql`true`, COMPARED.newest),
  ]
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(places, sql` union `)}) as others
    where similarity(others.content, ${content}) >= ${sql.lit(SIMILARITY.threshold)}::real
    order by similarity(others.content, ${content}) desc, id desc limit ${sql.lit(NAMED)}`.execute(db)
  return rows.map(({ id }) => id)
}

function isAbout({ casinoId, bonusId, gameId }: ComparedReview): RawBuilder<unknown> {
  if (casinoId !== null) return sql`casino_id = ${casinoId}`
  return bonusId === null ? sql`game_id = ${gameId}` : sql`bonus_id = ${bonusId}`
}
